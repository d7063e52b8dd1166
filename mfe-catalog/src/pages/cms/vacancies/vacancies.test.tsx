import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStubHost } from 'shared-testing';
import { hostWithAnswers, renderPage } from 'shared-platform/testing';
import { createTestProvider, TEST_CAPTCHA } from 'shared-ui/captcha/testing.ts';
import page from '../careers-page';

const uploads = {
  finish: jest.fn(),
  ids: jest.fn(),
  clear: jest.fn(),
  sendAgain: jest.fn(),
  items: { get: () => EMPTY, initial: () => EMPTY, subscribe: () => () => undefined },
};
const EMPTY: readonly never[] = [];
jest.mock('shared-ui', () => ({ ...jest.requireActual('shared-ui'), useUploads: () => uploads }));

const vacancy = {
  __typename: 'Vacancy',
  code: 'engineer',
  title: 'Application Engineer',
  department: 'Engineering',
  city: 'Riyadh',
  employment_type: { __typename: 'ExtensionOption', label: 'Full time' },
  summary: 'Helps plants.',
  description: { __typename: 'ComplexTextValue', html: '<h3>Your work</h3>' },
  closes_on: '2027-06-30',
};
const application = { application: { __typename: 'VacancyApplication', number: 'APP-000001' }, user_errors: [] };
const answersOf = (items: unknown[], answer: object | (() => object) = application) => ({
  CmsPage: {
    cmsPage: {
      __typename: 'CmsPage',
      identifier: 'careers',
      url_key: 'careers',
      title: 'Careers',
      content_heading: null,
      content: '<p>We look for people.</p>',
      meta_title: null,
      meta_description: null,
    },
  },
  Vacancies: { vacancies: { __typename: 'Vacancies', items } },
  ApplicationFiles: {
    fileUploadOptions: {
      __typename: 'FileUploadOptions',
      url: '/rest/V1/uploads',
      vacancy_application_max_file_size: 5 * 1024 * 1024,
      vacancy_application_types: ['pdf'],
    },
  },
  ApplyForVacancy: () => ({
    applyForVacancy: { __typename: 'VacancyApplicationOutput', ...(typeof answer === 'function' ? answer() : answer) },
  }),
});
const refusal = (code: string, ...path: string[]) => ({
  application: null,
  user_errors: [{ __typename: 'ExtensionUserError', code, message: 'no', path: ['input', ...path] }],
});

beforeEach(() => {
  uploads.finish.mockResolvedValue(true);
  uploads.ids.mockReturnValue(['u1']);
  uploads.clear.mockReset();
  uploads.sendAgain.mockReset();
});

/** A customer: no captcha. */
async function fillIn(answer?: object | (() => object)) {
  const host = createStubHost();
  host.set.session.set({ status: 'customer', expiresAt: Infinity, isKept: true, customer: undefined });
  renderPage(page, { host, answers: answersOf([vacancy], answer) });
  await typeIn();
  await userEvent.click(screen.getByRole('button', { name: 'Send application' }));
  return host;
}

async function typeIn() {
  await userEvent.click(await screen.findByRole('button', { name: 'Apply' }));
  await screen.findByRole('heading', { name: 'Apply: Application Engineer' });
  for (const [name, value] of [
    ['First Name', 'Sara'],
    ['Last Name', 'Ali'],
    ['Email', 'sara@example.com'],
    ['Phone', '0551234567'],
  ] as const)
    await userEvent.type(await screen.findByRole('textbox', { name }), value);
}

test('what is open, where, until when', async () => {
  renderPage(page, { answers: answersOf([vacancy]) });
  expect(await screen.findByRole('heading', { level: 3, name: 'Application Engineer' })).toBeInTheDocument();
  expect(screen.getByText('Engineering · Riyadh · Full time')).toBeInTheDocument();
  expect(screen.getByText(/^Until Jun 30, 2027$/)).toBeInTheDocument();
});

test('nothing is open; without our extension nothing is said of it', async () => {
  renderPage(page, { answers: answersOf([]) }).unmount();
  renderPage(page, { answers: answersOf([]) });
  expect(await screen.findByText('There is no open position at the moment.')).toBeInTheDocument();
  const { container } = renderPage(page, { host: createStubHost({ hasExtensions: false }), answers: answersOf([vacancy]) });
  await waitFor(() => expect(container.querySelector('h1')).not.toBeNull());
  expect(container.querySelector('h2')).toBeNull();
});

test('an application: who, and the CV that has been received; that it was received stays until it is closed', async () => {
  const host = await fillIn();
  const received = await screen.findByRole('group', { name: 'Thank you for your application for Application Engineer.' });
  expect(received).toHaveFocus();
  expect(received).toHaveAccessibleDescription(
    'Application number: APP-000001 We read every application and will write to sara@example.com.',
  );
  expect(screen.getByRole('heading', { name: 'Application received' })).toBeInTheDocument();
  expect(host.callsOf('commerce.mutate').at(-1)?.[1]).toEqual({
    input: {
      vacancy_code: 'engineer',
      firstname: 'Sara',
      lastname: 'Ali',
      email: 'sara@example.com',
      telephone: '+966551234567',
      message: '',
      cv_upload_id: 'u1',
    },
  });
  expect(uploads.clear).toHaveBeenCalled();
  expect(screen.queryByRole('button', { name: 'Send application' })).toBeNull();
  expect(host.callsOf('toasts.add')).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
});

test('an application whose dialog is closed while it is sent is said by a toast', async () => {
  let answer = (_value: object) => undefined as void;
  const later = new Promise<object>((resolve) => (answer = resolve));
  uploads.finish.mockReturnValueOnce(Promise.resolve(true)).mockReturnValueOnce(later.then(() => true));
  const host = await fillIn();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  answer({});
  await waitFor(() =>
    expect(host.callsOf('toasts.add')).toEqual([[expect.objectContaining({ message: expect.stringContaining('APP-000001') })]]),
  );
});

test('files that the platform knows no longer are sent again, and the application with them', async () => {
  let asked = 0;
  uploads.ids.mockImplementation(() => [`u${uploads.sendAgain.mock.calls.length + 1}`]);
  const host = await fillIn(() => ((asked += 1) === 1 ? refusal('NOT_FOUND', 'upload_token') : application));
  expect(await screen.findByRole('heading', { name: 'Application received' })).toBeInTheDocument();
  const inputs = host.callsOf('commerce.mutate').map(([, variables]) => variables);
  expect(inputs).toMatchObject([{ input: { cv_upload_id: 'u1' } }, { input: { cv_upload_id: 'u2' } }]);
});

test.each([
  [[], true, 'Add your CV.'],
  [['u1'], false, 'Your CV has not been received. Remove the file and choose it again.'],
])('without a CV nothing is sent (%j)', async (ids, isSent, message) => {
  uploads.ids.mockReturnValue(ids);
  uploads.finish.mockResolvedValue(isSent);
  const host = await fillIn();
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(host.callsOf('commerce.mutate')).toEqual([]);
});

test.each([
  [refusal('ALREADY_EXISTS', 'email'), 'An application with this email address was sent already.'],
  [refusal('NOT_ALLOWED_IN_THIS_STATE', 'vacancy_code'), 'This position has been filled in the meantime.'],
  [refusal('INVALID_PARAMETER_VALUE', 'telephone'), 'This was not accepted. Please check it.'],
  [refusal('NOT_FOUND', 'upload_token'), 'Your CV has not been received. Remove the file and choose it again.'],
])('what the platform refuses is said where it is: %#', async (answer, message) => {
  await fillIn(answer);
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'First Name' })).toHaveValue('Sara');
});

test('a guest is asked whether they are a person', async () => {
  renderPage(page, { answers: answersOf([vacancy]) });
  await userEvent.click(await screen.findByRole('button', { name: 'Apply' }));
  expect(await screen.findByRole('button', { name: 'Answer a question instead' })).toBeInTheDocument();
});

test('an application that is refused after a provider’s check asks for another answer, and for nothing else', async () => {
  const provider = createTestProvider();
  const answers = {
    ...answersOf([vacancy], refusal('ALREADY_EXISTS', 'email')),
    VerifyGresponse: { verifyGresponse: { __typename: 'VerifyGresponseOutput', message: 'success' } },
  };
  const host = hostWithAnswers(answers, createStubHost({}, { config: { captcha: TEST_CAPTCHA } }));
  renderPage(page, { host });
  await typeIn();
  await provider.ready();
  provider.answer('token');
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Send application' }));
  await send();
  expect(await screen.findByText('An application with this email address was sent already.')).toBeInTheDocument();
  expect(provider.reset).toHaveBeenCalledTimes(1);
  const asked = host.callsOf('commerce.mutate').length;
  await send();
  expect(screen.getByRole('group', { name: 'Show that you are a person' })).toHaveAccessibleDescription('This field is required.');
  expect(host.callsOf('commerce.mutate')).toHaveLength(asked);
  expect(screen.getByRole('textbox', { name: 'First Name' })).toHaveValue('Sara');
});
