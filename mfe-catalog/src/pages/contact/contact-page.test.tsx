import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStubHost, failed } from 'shared-testing';
import { hostWithAnswers, renderPage } from 'shared-platform/testing';
import { createTestProvider, TEST_CAPTCHA } from 'shared-ui/captcha/testing.ts';
import page from './contact-page';

const sent: unknown[] = [];
const answers = {
  ContactUs: (variables: unknown) => (sent.push(variables), { contactUs: { __typename: 'ContactUsOutput', status: true } }),
};

async function fill(values: Readonly<Record<string, string>>) {
  for (const [label, value] of Object.entries(values)) await userEvent.type(screen.getByLabelText(label), value);
}

/** As somebody who cannot see the picture. */
async function answerCaptcha() {
  await userEvent.click(await screen.findByRole('button', { name: 'Answer a question instead' }));
  const field = screen.getByRole('textbox', { name: /^What is/ });
  const [a, b] = (document.querySelector(`label[for="${field.id}"]`)?.textContent ?? '').match(/\d+/g) ?? [];
  await userEvent.type(field, String(Number(a) + Number(b)));
}

// The canvas of this environment draws nothing.
beforeEach(() => void jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null));

test('sends what was typed, the phone as nine digits', async () => {
  renderPage(page, { answers });
  expect(screen.getByRole('heading', { level: 1, name: 'Contact us' })).toBeInTheDocument();
  await fill({ Name: 'Sara Ali', Email: 'sara@example.com', Phone: '0551234567', 'Your question': 'Do you have 6205?' });
  await answerCaptcha();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByRole('status')).toHaveTextContent('Thank you');
  expect(sent).toEqual([{ input: { name: 'Sara Ali', email: 'sara@example.com', telephone: '551234567', comment: 'Do you have 6205?' } }]);
  expect(screen.getByLabelText('Name')).toHaveValue('');
});

test('errors stand by their fields; the first one gets the focus, and what was typed stays', async () => {
  renderPage(page, { answers });
  await fill({ Email: 'sara', Phone: '12345678' });
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(screen.getByLabelText('Name')).toHaveFocus();
  expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('This field is required.');
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Please enter valid email');
  expect(screen.getByLabelText('Phone')).toHaveAccessibleDescription('Invalid phone number(must contain 9 digits number)');
  expect(screen.getByLabelText('Email')).toHaveValue('sara');
});

test('a refusal of the platform is shown, and the text stays', async () => {
  renderPage(page, {
    answers: { ContactUs: new Error('The email address is invalid. Verify the email address and try again.') },
  });
  await fill({ Name: 'Sara', Email: 'sara@example.com', 'Your question': 'Hello' });
  await answerCaptcha();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Please enter valid email');
  expect(screen.getByLabelText('Your question')).toHaveValue('Hello');
});

test('Arabic', () => {
  renderPage(page, { host: createStubHost({}, { language: 'ar' }), answers });
  expect(screen.getByRole('heading', { level: 1, name: 'اتصل بنا' })).toBeInTheDocument();
});

describe('with a provider’s captcha', () => {
  const provider = createTestProvider();
  beforeEach(() => void jest.clearAllMocks());
  const open = async (answers: Readonly<Record<string, unknown>>) => {
    const host = hostWithAnswers(answers, createStubHost({}, { config: { captcha: TEST_CAPTCHA } }));
    renderPage(page, { host });
    await fill({ Name: 'Sara', Email: 'sara@example.com', 'Your question': 'Hello' });
    await provider.ready();
    provider.answer('token');
    return host;
  };
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));
  const widget = () => screen.getByRole('group', { name: 'Show that you are a person' });
  const checked = { VerifyGresponse: { verifyGresponse: { __typename: 'VerifyGresponseOutput', message: 'success' } } };

  test('where nobody can check it, that is said there, nothing is sent, and what was typed stays', async () => {
    const host = await open({});
    host.answer = () => failed('Failed to fetch', { isNetworkError: true, status: undefined });
    await send();
    expect(widget()).toHaveFocus();
    expect(widget()).toHaveAccessibleDescription(/cannot be made right now/);
    expect(host.callsOf('commerce.mutate')).toHaveLength(1);
    expect(screen.getByLabelText('Your question')).toHaveValue('Hello');
  });

  test('what the platform refuses after the check asks for another answer, and for nothing else', async () => {
    const host = await open({ ...checked, ContactUs: new Error('The email address is invalid. Verify the email address and try again.') });
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent('Please enter valid email');
    expect(provider.reset).toHaveBeenCalledWith('widget 1');
    await send();
    expect(widget()).toHaveAccessibleDescription('This field is required.');
    provider.answer('token 2');
    await send();
    const asked = host.callsOf('commerce.mutate').map(([, variables]) => variables);
    expect(asked.filter((variables) => typeof variables === 'object' && variables !== null && 'answer' in variables)).toEqual([
      { answer: 'token' },
      { answer: 'token 2' },
    ]);
    expect(screen.getByLabelText('Your question')).toHaveValue('Hello');
  });
});

test('a search that has found nothing begins the question', async () => {
  const host = createStubHost({}, { pathname: '/contact-us', search: '?query=6205%20<b>' });
  renderPage(page, { host, answers });
  expect(screen.getByLabelText('Your question')).toHaveValue('I am looking for: 6205 <b>\n');
});
