import { browser } from 'release-kit/jest';

export default browser();
