import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CommerceResult } from 'shared-contracts';
import { createStubHost, failed, type StubHost } from 'shared-testing';
import { renderInHost } from 'shared-platform/testing';
import { TextField } from '../fields/text-field';
import { useShopForm } from '../form/use-shop-form';
import { CaptchaField } from './captcha-field';
import { createTestProvider, TEST_CAPTCHA } from './testing';
import { useCaptcha } from './use-captcha';

/** What the platform says in the end to what the form is for. */
const sent = jest.fn<string | undefined, [string]>();

function Form() {
  const captcha = useCaptcha();
  const { field, formProps, failure } = useShopForm({
    defaultValues: { note: '', captcha: '' },
    async onSubmit(typed) {
      const problem = await captcha.check(typed.captcha);
      if (problem !== undefined) return { errors: { captcha: problem } };
      const refused = sent(typed.captcha);
      return refused === undefined ? undefined : { failure: refused };
    },
  });
  return (
    <form {...formProps}>
      <TextField {...field('note')} label="Note" />
      <CaptchaField captcha={captcha} {...field('captcha', ...captcha.rules)} />
      <p>{failure}</p>
      <button>Send</button>
    </form>
  );
}

const provider = createTestProvider();
const { script, options, answer } = provider;
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));
const state = () => document.querySelector('[data-captcha]')?.getAttribute('data-captcha');
const group = () => screen.getByRole('group', { name: 'Show that you are a person' });

const verified = (message: string): CommerceResult<unknown> => ({
  data: { verifyGresponse: { __typename: 'VerifyGresponseOutput', message } },
  error: undefined,
});
let asked: unknown[] = [];
let verdict: CommerceResult<unknown>;
function open(language: 'en' | 'ar' = 'en'): StubHost {
  const host = createStubHost({}, { language, config: { captcha: TEST_CAPTCHA } });
  host.answer = (_operation, variables) => (asked.push(variables), verdict);
  renderInHost(Form, {}, { host });
  return host;
}
async function openLoaded(language?: 'en' | 'ar') {
  const host = open(language);
  await provider.ready();
  return host;
}

beforeEach(() => {
  jest.clearAllMocks();
  asked = [];
  verdict = verified('success');
});

test('a script that does not come: the shop’s question stands in, with a way back; another try loads the script again', async () => {
  open();
  await waitFor(() => expect(script()).not.toBeNull());
  expect(script()?.src).toContain('render=explicit');
  // The provider is asked for still: nobody passes it by.
  expect(screen.queryByRole('button', { name: 'Answer a question instead' })).toBeNull();
  fireEvent.error(script() as HTMLElement);
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be shown');
  await userEvent.click(screen.getByRole('button', { name: 'Answer a question instead' }));
  const question = screen.getByRole('textbox', { name: /^What is/ });
  expect(state()).toBe('loaded');
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.type(question, '99');
  await send();
  expect(question).toHaveAccessibleDescription(/correct captcha value/);
  await userEvent.clear(question);
  const [a, b] = (document.querySelector(`label[for="${question.id}"]`)?.textContent ?? '').match(/\d+/g) ?? [];
  await userEvent.type(question, String(Number(a) + Number(b)));
  await send();
  await waitFor(() => expect(sent).toHaveBeenCalled());
  expect(asked).toEqual([]);
  // The picture is no choice where there is a provider.
  expect(screen.queryByRole('button', { name: 'Use a picture instead' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Use the usual check instead' }));
  await waitFor(() => expect(script()).not.toBeNull());
  fireEvent.error(script() as HTMLElement);
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(script()).not.toBeNull());
  provider.load();
  await waitFor(() => expect(state()).toBe('loaded'));
  expect(provider.render).toHaveBeenCalledTimes(1);
  expect(options()).toMatchObject({ sitekey: 'key', hl: 'en' });
});

test('its answer is checked, then sent; an expired one is none until it is given anew', async () => {
  await openLoaded();
  expect(state()).toBe('loaded');
  answer('token');
  act(() => options()?.['expired-callback']());
  expect(state()).toBe('expired');
  expect(screen.getByRole('status')).toHaveTextContent('has expired');
  await send();
  expect(asked).toEqual([]);
  answer('token 2');
  expect(state()).toBe('loaded');
  await send();
  await waitFor(() => expect(sent).toHaveBeenCalledWith('token 2'));
  expect(asked).toEqual([{ answer: 'token 2' }]);
});

test('a widget that cannot be shown is an error, with another try', async () => {
  provider.render.mockImplementationOnce(() => {
    throw new Error('Invalid site key');
  });
  await openLoaded();
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be shown');
  expect(state()).toBe('errored');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(state()).toBe('loaded'));
  // In a place of its own: what the first one left in its place is gone.
  expect(provider.render.mock.calls[1]?.[0]).not.toBe(provider.render.mock.calls[0]?.[0]);
  act(() => options()?.['error-callback']());
  expect(state()).toBe('errored');
  expect(screen.getByRole('button', { name: 'Answer a question instead' })).toBeInTheDocument();
});

test('it asks anew by itself where that is asked for; where it cannot, that is an error', async () => {
  await openLoaded();
  await userEvent.type(screen.getByRole('textbox', { name: 'Note' }), 'Hello');
  answer('token');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(provider.reset).toHaveBeenCalledWith('widget 1');
  expect(provider.render).toHaveBeenCalledTimes(1);
  expect(state()).toBe('loaded');
  await send();
  expect(asked).toEqual([]);
  provider.reset.mockImplementationOnce(() => {
    throw new Error('gone');
  });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(state()).toBe('errored');
  expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('Hello');
});

test('an answer is good for one use, also where what comes after it fails; what else was typed stays', async () => {
  await openLoaded();
  sent.mockReturnValueOnce('No such vacancy.');
  await userEvent.type(screen.getByRole('textbox', { name: 'Note' }), 'Hello');
  answer('token');
  await send();
  expect(await screen.findByText('No such vacancy.')).toBeInTheDocument();
  expect(provider.reset).toHaveBeenCalledWith('widget 1');
  expect(group()).not.toHaveAccessibleDescription();
  // The used one is not sent again.
  await send();
  expect(group()).toHaveAccessibleDescription('This field is required.');
  expect(sent).toHaveBeenCalledTimes(1);
  answer('token 2');
  await send();
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
  expect(asked).toEqual([{ answer: 'token' }, { answer: 'token 2' }]);
  expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('Hello');
});

const ABOUT = 'Something went wrong with reCAPTCHA. Please contact the store owner.';
const FAILED = 'ReCaptcha validation failed, please try again';
const said = (message: string) => failed(message, { errors: [{ message, category: 'graphql-input', path: undefined }] });
const WRONG = 'Please enter the correct captcha value';
const NOT_NOW = 'This check cannot be made right now. Please try again in a moment.';
test.each([
  ['a wrong answer', verified(FAILED), WRONG],
  ['a platform that throws for it', said(FAILED), WRONG],
  ['no network', failed('Failed to fetch', { isNetworkError: true, status: undefined }), NOT_NOW],
  ['a platform that is down', failed('Service Unavailable', { status: 503 }), NOT_NOW],
  ['a provider that is down', said(ABOUT), NOT_NOW],
  ['no verdict', { data: { verifyGresponse: null }, error: undefined }, NOT_NOW],
])('%s is said at the widget, which gets the focus; nothing that was typed is lost', async (_case, given, sentence) => {
  const host = await openLoaded();
  verdict = given;
  await userEvent.type(screen.getByRole('textbox', { name: 'Note' }), 'Hello');
  answer('token');
  await send();
  await waitFor(() => expect(group()).toHaveAccessibleDescription(sentence));
  expect(group()).toHaveFocus();
  expect(sent).not.toHaveBeenCalled();
  expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('Hello');
  expect(provider.reset).toHaveBeenCalledTimes(1);
  // Not by the shop's own question, which the platform does not check.
  expect(screen.queryByRole('button', { name: 'Answer a question instead' })).toBeNull();
  expect(host.callsOf('commerce.mutate')[0]?.[2]).toEqual({ retry: false });
});

test('in Arabic', async () => {
  await openLoaded('ar');
  expect(options()?.hl).toBe('ar');
  verdict = failed('Failed to fetch', { isNetworkError: true, status: undefined });
  answer('token');
  await send();
  const widget = screen.getByRole('group', { name: 'أثبت أنك لست برنامجًا آليًا' });
  await waitFor(() => expect(widget).toHaveAccessibleDescription('يتعذّر إجراء هذا التحقق الآن. يُرجى المحاولة مرة أخرى بعد قليل.'));
  act(() => options()?.['expired-callback']());
  expect(screen.getByRole('status')).toHaveTextContent('انتهت صلاحية التحقق');
  act(() => options()?.['error-callback']());
  await userEvent.click(screen.getByRole('button', { name: 'الإجابة عن سؤال بدلًا من ذلك' }));
  expect(screen.getByRole('button', { name: 'استخدام التحقق المعتاد بدلًا من ذلك' })).toBeInTheDocument();
});

test('what a widget says that has gone is not heard', async () => {
  await openLoaded();
  const gone = options();
  act(() => gone?.['error-callback']());
  await userEvent.click(screen.getByRole('button', { name: 'Answer a question instead' }));
  act(() => gone?.callback('late'));
  expect(screen.getByRole('textbox', { name: /^What is/ })).toHaveValue('');
});
