import { documentAge } from './document-age';

const madeAt = (text: string) => jest.spyOn(document, 'lastModified', 'get').mockReturnValue(text);
const NOON = new Date(2026, 10, 21, 12, 0, 0).getTime();

test.each([
  ['11/21/2026 12:00:00', 0],
  ['11/21/2026 11:58:30', 90],
  ['11/20/2026 12:00:00', 86_400],
  // A server whose clock is ahead.
  ['11/21/2026 12:00:05', 0],
  ['', 0],
])('made at %j, at noon', (text, age) => {
  madeAt(text);
  expect(documentAge(NOON)).toBe(age);
});
