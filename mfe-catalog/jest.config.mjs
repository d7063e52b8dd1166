import { browser } from 'tooling/jest';

// React's scheduler keeps a MessagePort of Node's open in jsdom; nothing else may.
export default browser({ forceExit: true });
