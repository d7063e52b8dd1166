import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { at, customerAt, open, press, sentIn, signedIn } from '../../testing/account-fixtures';
import { pdf, UPLOAD_OPTIONS, UPLOAD_TOKEN, uploadEndpoint } from '../../testing/attachments-fixtures';
import { drawingRequest, drawingRequests } from '../../testing/request-fixtures';
import createRequestPage from './create-request-page';

const created = (request: object | null, user_errors: readonly object[] = []) => ({ createDrawingRequest: { request, user_errors } });
const DONE = created({ uid: 'x', number: 'DRW-000021' });

const show = (
  answer: unknown = DONE,
  search = '',
  options: unknown = UPLOAD_OPTIONS,
  host = customerAt('/createRequest', search),
  more: Record<string, unknown> = {},
) =>
  open(createRequestPage, {
    host,
    answers: {
      UploadOptions: options,
      CreateDrawingRequest: answer,
      CreateUploadToken: UPLOAD_TOKEN,
      SentRequests: drawingRequests([]),
      ...more,
    },
  });
const title = () => screen.findByRole('textbox', { name: /Title/ });
const drawings = () => screen.findByLabelText(/Drawings/);
const requestsIn = (host: ReturnType<typeof show>['host']) => sentIn(host).filter((variables) => JSON.stringify(variables) !== '{}');

test('drawings are sent at once, and the request names them', async () => {
  const { names } = uploadEndpoint();
  const { user, host } = show(DONE, '?sku=UCP205');
  await user.type(await title(), ' Bush ');
  await user.type(screen.getByRole('textbox', { name: /Quantity/ }), '٤');
  await user.upload(await drawings(), [pdf('one.pdf'), pdf('two.pdf')]);
  await waitFor(() => expect(screen.getAllByText('Uploaded')).toHaveLength(2));
  await user.click(press('Send the request'));
  expect(names).toEqual(['one.pdf', 'two.pdf']);
  expect(requestsIn(host)).toEqual([{ input: { title: 'Bush', sku: 'UCP205', quantity: 4, drawing_upload_ids: ['id1', 'id2'] } }]);
  expect(host.callsOf('navigation.replace')).toEqual([['/service-module/DRW-000021']]);
});

test('a part number in Arabic digits is sent in Western ones', async () => {
  uploadEndpoint();
  const { user, host } = show();
  await user.type(await title(), 'Bush');
  await user.type(screen.getByRole('textbox', { name: /SKU/ }), '٦٢٠٥-2RS');
  await user.upload(await drawings(), pdf('one.pdf'));
  await screen.findByText('Uploaded');
  await user.click(press('Send the request'));
  expect(requestsIn(host)).toEqual([{ input: { title: 'Bush', sku: '6205-2RS', drawing_upload_ids: ['id1'] } }]);
});

test('without a drawing or a title nothing is sent, and each field says so', async () => {
  const { user, host } = show();
  await drawings();
  await user.click(press('Send the request'));
  expect(await title()).toHaveAccessibleDescription(/required/i);
  expect(await drawings()).toHaveAccessibleDescription(/Add at least one file/);
  expect(requestsIn(host)).toEqual([]);
});

test.each(['0', '1.5', 'x', '1000001', '-3'])('%s pieces are not asked for', async (typed) => {
  const { user } = show();
  await user.type(await screen.findByRole('textbox', { name: /Quantity/ }), typed);
  await user.click(press('Send the request'));
  expect(screen.getByRole('textbox', { name: /Quantity/ })).toHaveAccessibleDescription(/whole number/);
});

test('what cannot be sent is named with its reason, and holds the request back until it is removed', async () => {
  uploadEndpoint();
  const { user, host } = show();
  await user.type(await title(), 'Bush');
  const files = [
    pdf(),
    new File([], 'empty.pdf'),
    new File(['MZ'], 'wrong.pdf'),
    new File(['x'], 'run.exe'),
    Object.defineProperty(pdf('large.pdf'), 'size', { value: 21 * 1024 * 1024 }),
  ];
  // A drop is not asked for its kind by the browser.
  await userEvent.setup({ applyAccept: false }).upload(await drawings(), files);
  for (const reason of [
    'The file is empty.',
    'The content is not what the name says: this is no PDF file.',
    'Files of this type are not accepted.',
    'The file is larger than 20 MB.',
  ])
    expect(await screen.findByText(reason)).toBeInTheDocument();
  await user.click(press('Send the request'));
  expect(await drawings()).toHaveAccessibleDescription(/Remove the files that could not be uploaded/);
  for (const { name } of files.slice(1)) await user.click(press(`Remove ${name}`));
  await user.click(press('Send the request'));
  expect(requestsIn(host)).toMatchObject([{ input: { drawing_upload_ids: ['id1'] } }]);
});

test('the eleventh file is too many', async () => {
  uploadEndpoint();
  const { user } = show();
  await user.upload(
    await drawings(),
    Array.from({ length: 11 }, (_each, index) => pdf(`${index}.pdf`)),
  );
  expect(await screen.findByText('At most 10 files can be added.')).toBeInTheDocument();
  await waitFor(() => expect(screen.getAllByText('Uploaded')).toHaveLength(10));
});

test('a refusal leaves what was typed and the files', async () => {
  uploadEndpoint();
  const { user } = show(created(null, [{ code: 'INVALID_PARAMETER_VALUE', message: 'No', path: ['input', 'title'] }]));
  await user.type(await title(), 'Bush');
  await user.upload(await drawings(), pdf());
  await screen.findByText('Uploaded');
  await user.click(press('Send the request'));
  expect(await screen.findByText('The request was not accepted. Check what you have written.')).toBeInTheDocument();
  expect(await title()).toHaveValue('Bush');
  expect(screen.getByText('bush.pdf')).toBeInTheDocument();
});

test('drawings that the platform knows no longer are sent again, and the request with them', async () => {
  const { names } = uploadEndpoint();
  const lost = created(null, [{ code: 'NOT_FOUND', message: 'No', path: ['input', 'drawing_upload_ids'] }]);
  let asked = 0;
  const { user, host } = show(() => ((asked += 1) === 1 ? lost : DONE));
  await user.type(await title(), 'Bush');
  await user.upload(await drawings(), pdf());
  await screen.findByText('Uploaded');
  await user.click(press('Send the request'));
  await waitFor(() => expect(host.callsOf('navigation.replace')).toEqual([['/service-module/DRW-000021']]));
  expect(names).toEqual(['bush.pdf', 'bush.pdf']);
  expect(requestsIn(host)).toMatchObject([{ input: { drawing_upload_ids: ['id1'] } }, { input: { drawing_upload_ids: ['id2'] } }]);
});

test('without room on the platform the drawing says so, and what was typed stays', async () => {
  uploadEndpoint(507);
  const { user, host } = show();
  await user.type(await title(), 'Bush');
  await user.upload(await drawings(), pdf());
  expect(await screen.findByText('There is no room for files at the moment. Please try again later.')).toBeInTheDocument();
  await user.click(press('Send the request'));
  expect(await drawings()).toHaveAccessibleDescription(/Remove the files that could not be uploaded/);
  expect(requestsIn(host)).toEqual([]);
  uploadEndpoint();
  await user.click(press('Try again'));
  await screen.findByText('Uploaded');
  await user.click(press('Send the request'));
  expect(requestsIn(host)).toHaveLength(1);
});

test('a guest is asked to sign in, a form that cannot be loaded says so', async () => {
  const guest = at('/createRequest');
  guest.set.session.set({ status: 'guest' });
  const asked = show(DONE, '', UPLOAD_OPTIONS, guest);
  expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/sign-in?from=%2FcreateRequest');
  expect(screen.queryByRole('button', { name: 'Send the request' })).toBeNull();
  asked.unmount();
  const host = at('/createRequest');
  signedIn(host);
  const { user } = show(DONE, '', new Error('down'), host);
  expect(await screen.findByText('The form could not be loaded.')).toBeInTheDocument();
  await user.click(press('Try again'));
  expect(host.callsOf('commerce.invalidate')).toEqual([[['fileUploadOptions']]]);
});

const lost = { data: undefined, error: { message: 'No answer', isNetworkError: true, status: undefined, errors: [] } };
const drawn = (id: string) =>
  drawingRequest({
    number: 'DRW-000022',
    title: 'Bush',
    drawings: [{ uid: 'f', name: 'bush.pdf', url: `http://localhost/rest/V1/uploads/${id}` }],
  });

test.each([
  ['it has arrived', 'id1', 1, '/service-module/DRW-000022'],
  ['it has not', 'another', 2, '/service-module/DRW-000021'],
])('after an answer that was lost the next try looks whether %s', async (_what, id, times, path) => {
  uploadEndpoint();
  const { user, host } = show(DONE, '', UPLOAD_OPTIONS, customerAt('/createRequest'), { SentRequests: drawingRequests([drawn(id)]) });
  const { answer } = host;
  host.answer = (operation, variables) => (operation === 'CreateDrawingRequest' ? lost : answer(operation, variables));
  await user.type(await title(), 'Bush');
  await user.upload(await drawings(), pdf());
  await screen.findByText('Uploaded');
  await user.click(press('Send the request'));
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(await title()).toHaveValue('Bush');
  host.answer = answer;
  await user.click(press('Send the request'));
  await waitFor(() => expect(host.callsOf('navigation.replace')).toEqual([[path]]));
  expect(requestsIn(host)).toHaveLength(times);
});

test('drawings that an earlier try has attached are not taken for expired ones', async () => {
  const { names } = uploadEndpoint();
  const refused = created(null, [{ code: 'NOT_FOUND', message: 'No', path: ['input', 'drawing_upload_ids'] }]);
  const { user, host } = show(refused, '', UPLOAD_OPTIONS, customerAt('/createRequest'), { SentRequests: drawingRequests([drawn('id1')]) });
  await user.type(await title(), 'Bush');
  await user.upload(await drawings(), pdf());
  await screen.findByText('Uploaded');
  await user.click(press('Send the request'));
  await waitFor(() => expect(host.callsOf('navigation.replace')).toEqual([['/service-module/DRW-000022']]));
  expect(names).toEqual(['bush.pdf']);
});

test('drawings alone are unsent: leaving asks', async () => {
  uploadEndpoint();
  const { user, host } = show();
  const confirm = jest.spyOn(window, 'confirm').mockReturnValue(false);
  host.navigation.push('/');
  await user.upload(await drawings(), pdf());
  await screen.findByText('Uploaded');
  host.navigation.push('/left');
  expect(confirm).toHaveBeenCalledTimes(1);
  expect(host.callsOf('navigation.push')).toEqual([['/']]);
});

test('while it is sent the fields can be read, not changed', async () => {
  uploadEndpoint();
  let finish: () => void = () => undefined;
  const { user, host } = show();
  await user.type(await title(), 'Bush');
  await user.upload(await drawings(), pdf());
  await screen.findByText('Uploaded');
  const { answer } = host;
  host.answer = (operation, variables) =>
    operation === 'CreateDrawingRequest'
      ? new Promise((resolve) => (finish = () => resolve({ data: DONE, error: undefined })))
      : answer(operation, variables);
  await user.click(press('Send the request'));
  for (const box of screen.getAllByRole('textbox')) expect(box).toHaveAttribute('readonly');
  await user.type(await title(), ' more');
  await user.upload(await drawings(), pdf('late.pdf'));
  expect(await title()).toHaveValue('Bush');
  expect(screen.queryByText('late.pdf')).not.toBeInTheDocument();
  await act(async () => finish());
  await waitFor(() => expect(host.callsOf('navigation.replace')).toHaveLength(1));
});
