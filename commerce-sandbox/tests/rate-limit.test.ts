import { errorForLog } from '../src/server/http/log-serializers.ts';
import { RateLimit } from '../src/platform/request/rate-limit.ts';

test('a limit counts per caller and starts again with the next window', () => {
  const limit = new RateLimit(2, 1000);
  expect([limit.take('a', 0), limit.take('a', 10), limit.take('a', 999), limit.take('b', 999)]).toEqual([true, true, false, true]);
  expect([limit.take('a', 1000), limit.take('a', 1500), limit.take('a', 1900)]).toEqual([true, true, false]);
  limit.clear();
  expect(limit.take('a', 1901)).toBe(true);
  const none = new RateLimit(0, 1000);
  expect(Array.from({ length: 5 }, () => none.take('a', 0))).toEqual([true, true, true, true, true]);
});

test('many callers do not fill the memory', () => {
  const limit = new RateLimit(1, 1000);
  for (let caller = 0; caller < 10_001; caller += 1) limit.take(String(caller), 0);
  // The oldest was forgotten to make room, the latest was not.
  expect([limit.take('10000', 1), limit.take('0', 1)]).toEqual([false, true]);
});

test('an error in the log has no values of the statement', () => {
  const error = Object.assign(new Error('duplicate key'), {
    code: '23505',
    constraint: 'customer_email_key',
    detail: 'Key (email)=(a@example.com)',
    params: ['secret'],
    query: 'insert …',
    where: 'x',
  });
  expect(errorForLog(error)).toEqual({
    type: 'Error',
    message: 'duplicate key',
    stack: expect.any(String),
    code: '23505',
    constraint: 'customer_email_key',
  });
});
