import { node } from 'tooling/jest';

export default node();
