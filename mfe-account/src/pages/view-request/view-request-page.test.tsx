import { screen, waitFor, within } from '@testing-library/react';
import { customerAt, open, press, sentIn } from '../../testing/account-fixtures';
import { pdf, UPLOAD_OPTIONS, UPLOAD_TOKEN, uploadEndpoint } from '../../testing/attachments-fixtures';
import { drawingRequest, drawingRequests } from '../../testing/request-fixtures';
import viewRequestPage from './view-request-page';

const done = (name: string) => ({ [name]: { request: { uid: 'MTI=', status: 'IN_REVIEW' }, user_errors: [] } });
const show = (answer: unknown, more: Record<string, unknown> = {}, id = 'DRW-000012') =>
  open(viewRequestPage, {
    host: customerAt(`/service-module/${id}`),
    params: { id },
    answers: { DrawingRequestByNumber: answer, UploadOptions: UPLOAD_OPTIONS, CreateUploadToken: UPLOAD_TOKEN, ...more },
  });
const messagesIn = (host: ReturnType<typeof show>['host']) => sentIn(host).filter((variables) => JSON.stringify(variables) !== '{}');

test('shows what was asked, its drawings and the thread', async () => {
  show(drawingRequests([drawingRequest()]));
  expect(await screen.findByRole('heading', { level: 2, name: 'Bush for UCP205' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'Request DRW-000012' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Pillow block UCP205' })).toHaveAttribute('href', '/ucp205.html');
  expect(screen.getByText('1,200')).toBeInTheDocument();
  expect(within(screen.getByRole('list', { name: 'Drawings' })).getByRole('button', { name: 'bush.dwg' })).toBeInTheDocument();
  expect(within(screen.getByRole('list', { name: 'Messages' })).getByRole('listitem')).toHaveTextContent('AMC Engineering');
});

test('a drawing is fetched with a token for files alone; what cannot be fetched is said', async () => {
  const fetched = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status: 404 }));
  const { user, host } = show(drawingRequests([drawingRequest()]));
  await user.click(await screen.findByRole('button', { name: 'bush.dwg' }));
  await waitFor(() => expect(host.callsOf('toasts.add')).toMatchObject([[{ type: 'error', message: 'bush.dwg could not be fetched.' }]]));
  expect(fetched).toHaveBeenCalledWith('http://localhost/rest/V1/uploads/f1', {
    headers: { Authorization: 'Bearer upload-token' },
    signal: expect.any(AbortSignal),
  });
});

test('files of an answer that the platform knows no longer are sent again, and the answer with them', async () => {
  const { names } = uploadEndpoint();
  const lost = { request: null, user_errors: [{ code: 'NOT_FOUND', message: 'No', path: ['input', 'upload_ids'] }] };
  let asked = 0;
  const { user, host } = show(drawingRequests([drawingRequest()]), {
    AddDrawingRequestMessage: () => ((asked += 1) === 1 ? { addDrawingRequestMessage: lost } : done('addDrawingRequestMessage')),
  });
  await user.type(await screen.findByRole('textbox', { name: /Your message/ }), 'h7 ');
  await user.upload(screen.getByLabelText(/Attachments/), pdf());
  await screen.findByText('Uploaded');
  await user.click(press('Send'));
  await waitFor(() => expect(messagesIn(host)).toMatchObject([{ input: { upload_ids: ['id1'] } }, { input: { upload_ids: ['id2'] } }]));
  expect(names).toEqual(['bush.pdf', 'bush.pdf']);
});

test('an answer goes with its files', async () => {
  uploadEndpoint();
  const { user, host } = show(drawingRequests([drawingRequest()]), { AddDrawingRequestMessage: done('addDrawingRequestMessage') });
  await user.type(await screen.findByRole('textbox', { name: /Your message/ }), 'h7 ');
  await user.upload(screen.getByLabelText(/Attachments/), pdf());
  await screen.findByText('Uploaded');
  await user.click(press('Send'));
  await waitFor(() => expect(messagesIn(host)).toEqual([{ input: { request_uid: 'MTI=', message: 'h7', upload_ids: ['id1'] } }]));
  await waitFor(() => expect(screen.queryByText('bush.pdf')).not.toBeInTheDocument());
});

test('is withdrawn after one more question', async () => {
  const { user, host } = show(drawingRequests([drawingRequest()]), { CancelDrawingRequest: done('cancelDrawingRequest') });
  await user.click(await screen.findByRole('button', { name: 'Withdraw the request' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw this request?' }));
  await user.click(dialog.getByRole('button', { name: 'Withdraw the request' }));
  expect(sentIn(host)).toEqual([{ uid: 'MTI=' }]);
  expect(host.callsOf('toasts.add')).toMatchObject([[{ type: 'success', message: 'The request has been withdrawn.' }]]);
});

test.each([
  ['NOT_ALLOWED_IN_THIS_STATE', 'The request could not be withdrawn: it is closed already.'],
  ['NOT_FOUND', 'The request could not be withdrawn.'],
])('one that the platform does not take back (%s) is not said to be withdrawn', async (code, message) => {
  const answer = { cancelDrawingRequest: { request: null, user_errors: [{ code, message: 'No', path: ['uid'] }] } };
  const { user, host } = show(drawingRequests([drawingRequest()]), { CancelDrawingRequest: answer });
  await user.click(await screen.findByRole('button', { name: 'Withdraw the request' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Withdraw the request' }));
  await waitFor(() => expect(host.callsOf('toasts.add')).toMatchObject([[{ type: 'error', message }]]));
});

test('one that was closed meanwhile keeps what was typed, to be read', async () => {
  let status = 'IN_REVIEW';
  const refused = { request: null, user_errors: [{ code: 'NOT_ALLOWED_IN_THIS_STATE', message: 'No', path: ['input', 'request_uid'] }] };
  const { user } = show(() => drawingRequests([drawingRequest({ status })]), {
    AddDrawingRequestMessage: () => ((status = 'COMPLETED'), { addDrawingRequestMessage: refused }),
  });
  const box = await screen.findByRole('textbox', { name: /Your message/ });
  await user.type(box, 'h7');
  await user.click(press('Send'));
  expect(await screen.findByText(/The request has been closed meanwhile/)).toBeInTheDocument();
  expect(box).toHaveValue('h7');
  expect(box).toHaveAttribute('readonly');
});

test('where files cannot be sent, a request is answered and withdrawn without any', async () => {
  show(drawingRequests([drawingRequest()]), { UploadOptions: new Error('down') });
  expect(await screen.findByText(/Files cannot be added at the moment/)).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: /Your message/ })).toBeInTheDocument();
  expect(press('Withdraw the request')).toBeInTheDocument();
});

test.each(['COMPLETED', 'CANCELED'])('one that is %s takes no message', async (status) => {
  show(drawingRequests([drawingRequest({ status, product: null, quantity: null, drawings: [] })]));
  expect(await screen.findByText(/This request is closed/)).toBeInTheDocument();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test.each(['DRW-000099', '<script>', '../x'])('%s is not found', async (id) => {
  show(drawingRequests([]), {}, id);
  expect(await screen.findByText('There is no request with this number.')).toBeInTheDocument();
});

test('that cannot be loaded says so', async () => {
  show(new Error('down'));
  expect(await screen.findByText('The request could not be loaded.')).toBeInTheDocument();
});
