import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import userEvent from '@testing-library/user-event';
import { createStubHost, type StubHost } from 'shared-testing';
import { renderInHost } from 'shared-platform/testing';
import { useShopForm } from '../form/use-shop-form';
import { CaptchaField } from './captcha-field';
import { captchaMessages } from './messages/source';
import type { Captcha } from './captcha';
import { useCaptcha } from './use-captcha';

let captcha: Captcha;
const sent = jest.fn();

function Form() {
  const asked = useCaptcha({ length: 4 });
  useEffect(() => {
    captcha = asked;
  });
  const { field, formProps } = useShopForm({ defaultValues: { captcha: '' }, onSubmit: async ({ captcha: typed }) => sent(typed) });
  return (
    <form {...formProps}>
      <CaptchaField captcha={asked} {...field('captcha', ...asked.rules)} />
      <button>Send</button>
    </form>
  );
}
const drawn: string[] = [];
const context = new Proxy(
  {},
  { get: (_target, name) => (name === 'fillText' ? (character: string) => drawn.push(character) : () => undefined), set: () => true },
);

const open = (host: StubHost = createStubHost()) => renderInHost(Form, {}, { host });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));
const code = () => (captcha.challenge?.kind === 'code' ? captcha.challenge.code : '');

beforeEach(() => {
  sent.mockReset();
  drawn.length = 0;
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
});
afterEach(() => jest.restoreAllMocks());

test('a picture of the code, 25 px for each character; what is typed has to be the same, capitals and all', async () => {
  open();
  const field = await screen.findByRole('textbox', { name: 'Characters in the picture' });
  expect(screen.getByRole('img', { name: 'Picture with a code' }).firstChild).toHaveAttribute('width', '100');
  expect(drawn.join('')).toBe(code());
  await userEvent.type(field, `${code()}x`);
  await send();
  expect(field).toHaveAccessibleDescription(/Please enter the correct captcha value/);
  expect(field).toHaveFocus();
  expect(sent).not.toHaveBeenCalled();
  // A mistake alone asks for nothing new.
  await userEvent.clear(field);
  await userEvent.type(field, code());
  await send();
  await waitFor(() => expect(sent).toHaveBeenCalledWith(code()));
});

test('who sends before it is there is led to it when it comes', async () => {
  open();
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(screen.queryByRole('textbox')).toBeNull();
  await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus());
  // Another code is asked for by a button, which keeps the focus.
  await userEvent.click(screen.getByRole('button', { name: 'New code' }));
  expect(screen.getByRole('button', { name: 'New code' })).toHaveFocus();
});

test('a new code on demand: the old one is wrong then', async () => {
  open();
  await userEvent.type(await screen.findByRole('textbox'), code());
  const old = code();
  await userEvent.click(screen.getByRole('button', { name: 'New code' }));
  expect(screen.getByRole('textbox')).toHaveValue('');
  expect(code()).not.toBe(old);
  await userEvent.type(screen.getByRole('textbox'), old);
  await send();
  expect(sent).not.toHaveBeenCalled();
});

test.each([
  ['en', 'Answer a question instead', (sum: number) => String(sum)],
  ['ar', 'الإجابة عن سؤال بدلًا من ذلك', (sum: number) => sum.toLocaleString('ar-EG')],
] as const)('who cannot read pictures adds two numbers (%s)', async (language, name, write) => {
  open(createStubHost({}, { language }));
  await userEvent.click(await screen.findByRole('button', { name }));
  const { challenge } = captcha;
  if (challenge?.kind !== 'sum') throw new Error('No sum.');
  expect(screen.queryByRole('img')).toBeNull();
  await userEvent.type(screen.getByRole('textbox'), write(challenge.a + challenge.b));
  await send();
  await waitFor(() => expect(sent).toHaveBeenCalled());
});

test('a browser that draws nothing says so, and the question is left', async () => {
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be shown');
  expect(screen.getByRole('button', { name: 'Answer a question instead' })).toBeInTheDocument();
});

test('a code stays until a new one is asked for, and so does what was typed', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  open();
  await act(() => jest.advanceTimersByTimeAsync(100));
  const shown = code();
  fireEvent.change(screen.getByRole('textbox'), { target: { value: shown } });
  await act(() => jest.advanceTimersByTimeAsync(24 * 60 * 60_000));
  expect(code()).toBe(shown);
  expect(screen.getByRole('textbox')).toHaveValue(shown);
  expect(screen.queryByRole('status')).toBeNull();
  jest.useRealTimers();
  await send();
  await waitFor(() => expect(sent).toHaveBeenCalledWith(shown));
});

test.each([
  ['en', 'The captcha could not be loaded.', 'Try again', 'Characters in the picture'],
  ['ar', 'تعذّر تحميل رمز التحقق.', 'إعادة المحاولة', 'الأحرف الظاهرة في الصورة'],
] as const)('where its texts do not come, that is said, and asked for again (%s)', async (language, sentence, again, label) => {
  const load = jest.spyOn(captchaMessages, language).mockRejectedValueOnce(new Error('ChunkLoadError'));
  open(createStubHost({}, { language }));
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  await userEvent.click(screen.getByRole('button', { name: again }));
  // The button has gone: the focus is where it led to.
  await waitFor(() => expect(screen.getByRole('textbox', { name: label })).toHaveFocus());
  expect(load).toHaveBeenCalledTimes(2);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('what did not come is asked for again without a press, too', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  jest.spyOn(captchaMessages, 'en').mockRejectedValueOnce(new Error('ChunkLoadError'));
  open();
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(screen.getByRole('alert')).toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(3000));
  expect(screen.getByRole('textbox')).toBeInTheDocument();
  jest.useRealTimers();
});

test('a customer is asked nothing', async () => {
  const host = createStubHost();
  host.set.session.set({ status: 'customer', expiresAt: Infinity, isKept: true, customer: undefined });
  open(host);
  await send();
  await waitFor(() => expect(sent).toHaveBeenCalled());
  expect(screen.queryByRole('textbox')).toBeNull();
});
