import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderInHost } from 'shared-platform/testing';
import { tusServer } from './tus-server';
import { UploadField } from './upload-field';
import { Uploads } from './uploads';

const LIMITS = { largest: 20 * 1024 * 1024, most: 10, types: ['pdf', 'step', 'stp', 'jpg', 'jpeg'] };
const pdf = (name = 'bush.pdf') => new File(['%PDF-1.7\n'], name);

function show(more: { wait?: () => Promise<void> } = {}) {
  const server = tusServer();
  const uploads = new Uploads({
    endpoint: '/rest/V1/uploads',
    limits: LIMITS,
    send: server.send,
    token: async () => 'token',
    wait: more.wait ?? (async () => undefined),
  });
  const Form = () => {
    const [held] = useState(uploads);
    return <UploadField label="Drawings" uploads={held} limits={LIMITS} required />;
  };
  renderInHost(Form, {});
  return { server, input: screen.getByLabelText(/Drawings/) };
}

test('says what may be sent, and takes what is chosen, again and again', async () => {
  const { input } = show();
  expect(input).toHaveAccessibleDescription('PDF, STEP, JPEG. Up to 10 files, 20 MB each.');
  expect(input).toHaveAttribute('accept', '.pdf,.step,.stp,.jpg,.jpeg');
  fireEvent.change(input, { target: { files: [pdf()] } });
  expect(await screen.findByText('Uploaded')).toBeInTheDocument();
  fireEvent.change(input, { target: { files: [pdf('second.pdf')] } });
  expect(await screen.findByText('2 of 2 uploaded')).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Remove bush.pdf' }));
  expect(screen.queryByText('bush.pdf')).not.toBeInTheDocument();
});

test('has its place, and takes nothing, until it is known whose the files are', () => {
  renderInHost(UploadField, { label: 'Drawings', uploads: undefined, limits: LIMITS, required: true });
  expect(screen.getByLabelText(/Drawings/)).toBeDisabled();
  expect(screen.getByText('PDF, STEP, JPEG. Up to 10 files, 20 MB each.')).toBeInTheDocument();
});

test('a file that is removed leaves the focus to the next one, the last one to the field', async () => {
  const { input } = show();
  fireEvent.change(input, { target: { files: [pdf(), pdf('second.pdf'), pdf('third.pdf')] } });
  expect(await screen.findByText('3 of 3 uploaded')).toBeInTheDocument();
  const removal = (name: string) => screen.getByRole('button', { name: `Remove ${name}` });
  fireEvent.click(removal('second.pdf'));
  expect(removal('third.pdf')).toHaveFocus();
  fireEvent.click(removal('third.pdf'));
  expect(removal('bush.pdf')).toHaveFocus();
  fireEvent.click(removal('bush.pdf'));
  expect(input).toHaveFocus();
});

test('without a connection it says that it waits; what is cancelled is gone', async () => {
  const { server, input } = show({ wait: () => new Promise(() => undefined) });
  server.plan.push(
    () => undefined,
    () => 'cut',
  );
  fireEvent.change(input, { target: { files: [pdf()] } });
  expect(await screen.findByText('No connection. The upload goes on by itself.')).toBeInTheDocument();
  expect(screen.getByRole('progressbar', { name: 'Upload of bush.pdf' })).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Cancel the upload of bush.pdf' }));
  expect(screen.queryByText('bush.pdf')).not.toBeInTheDocument();
});

test('what was refused for no reason of its own can be sent again', async () => {
  const { server, input } = show();
  server.plan.push(() => 403);
  fireEvent.change(input, { target: { files: [pdf()] } });
  expect(await screen.findByText('The file was not accepted.')).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Upload again' }));
  expect(await screen.findByText('Uploaded')).toBeInTheDocument();
});
