import { FRAME_REMOVED_AFTER_MS, watchFrames } from './provider';

const ADDRESSES = ['https://captcha.example/api.js', 'https://frames.example'];

function addFrame(address: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.src = address;
  return document.body.appendChild(frame);
}
const there = (...frames: HTMLIFrameElement[]) => frames.map((frame) => frame.isConnected);

beforeEach(() => {
  jest.useFakeTimers();
  document.body.replaceChildren();
});
afterEach(() => {
  jest.runAllTimers();
  jest.useRealTimers();
});

test('frames that came with a widget go 5000 ms after it, those of its further origins too; all others stay', () => {
  const earlier = addFrame('https://captcha.example/of-somebody-else');
  const leave = watchFrames(ADDRESSES);
  const frames = [addFrame('https://captcha.example/challenge'), addFrame('https://frames.example/anchor')];
  const others = [earlier, addFrame('https://captcha.example.evil.example/'), addFrame('https://pay.example/'), addFrame('about:blank')];
  leave();
  jest.advanceTimersByTime(FRAME_REMOVED_AFTER_MS - 1);
  expect(there(...frames)).toEqual([true, true]);
  jest.advanceTimersByTime(1);
  expect(there(...frames)).toEqual([false, false]);
  expect(there(...others)).toEqual([true, true, true, true]);
});

test('the frame of a widget that is there stays while an earlier one’s goes', () => {
  const leaveFirst = watchFrames(ADDRESSES);
  const first = addFrame('https://captcha.example/first');
  leaveFirst();
  const leaveSecond = watchFrames(ADDRESSES);
  const second = addFrame('https://captcha.example/second');
  jest.advanceTimersByTime(FRAME_REMOVED_AFTER_MS);
  expect(there(first, second)).toEqual([false, true]);
  leaveSecond();
  jest.advanceTimersByTime(FRAME_REMOVED_AFTER_MS);
  expect(there(second)).toEqual([false]);
});

test('of two widgets on a page, one that goes leaves the other’s frames; what both may own goes with the last', () => {
  const leaveForm = watchFrames(ADDRESSES);
  const ofForm = addFrame('https://captcha.example/form');
  const leaveNewsletter = watchFrames(ADDRESSES);
  const ofEither = addFrame('https://captcha.example/either');
  leaveNewsletter();
  jest.advanceTimersByTime(FRAME_REMOVED_AFTER_MS);
  expect(there(ofForm, ofEither)).toEqual([true, true]);
  leaveForm();
  jest.advanceTimersByTime(FRAME_REMOVED_AFTER_MS);
  expect(there(ofForm, ofEither)).toEqual([false, false]);
});
