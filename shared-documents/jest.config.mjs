import { browser, node } from 'tooling/jest';

/** Reading a drawing needs a browser's parser; writing a file needs pdfkit as Node has it. */
const IN_BROWSER = 'src/drawing.test.ts';

export default {
  projects: [node({ testPathIgnorePatterns: [IN_BROWSER] }), browser({ testMatch: [`<rootDir>/${IN_BROWSER}`] })],
};
