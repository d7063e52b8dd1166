import * as contract from '../index';
import { DECLARED_SERVICES } from './declared';

test('every service that the contract declares is in the list, once', () => {
  const declared = Object.values<unknown>(contract).filter((value) => typeof value === 'object' && value !== null && 'ref' in value);
  expect(declared).toHaveLength(DECLARED_SERVICES.length);
  expect(declared).toEqual(expect.arrayContaining([...DECLARED_SERVICES]));
});
