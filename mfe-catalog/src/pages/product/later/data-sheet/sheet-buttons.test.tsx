import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInHost } from 'shared-platform/testing';
import type { ProductView } from '../../product-view';
import { DataSheetButton, ShareButton } from './sheet-buttons';

const makeDocument = jest.fn();
const download = jest.fn();
jest.mock('shared-documents', () => ({
  makeDocument: (description: unknown) => makeDocument(description),
  download: (...given: unknown[]) => download(...given),
}));

const product = { name: 'Bearing 6205', specifications: [], descriptionHtml: '', manufacturer: undefined } as unknown as ProductView;
const image = 'http://platform.example/media/catalog/product/6/2/6205.png';
const answer = (type: string, text = '') => ({
  ok: true,
  headers: new Headers({ 'content-type': type }),
  text: async () => text,
  arrayBuffer: async () => new ArrayBuffer(2),
});
const asked = jest.fn();
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => {
  jest.clearAllMocks();
  Object.assign(globalThis, { fetch: asked });
  makeDocument.mockResolvedValue('a blob');
});
const open = () => renderInHost(() => <DataSheetButton product={product} sku="6205/C3 2" image={image} />, {});

test('the drawing comes from the platform, and the file is called after the part', async () => {
  asked.mockResolvedValue(answer('image/svg+xml', '<svg>drawing</svg>'));
  open();
  await press('Data sheet (PDF)');
  await waitFor(() => expect(download).toHaveBeenCalledWith('a blob', '6205-C3-2.pdf'));
  expect(asked.mock.calls.map(([address]) => address)).toEqual(['/media/catalog/product/6/2/6205.png?format=svg']);
  expect(makeDocument.mock.calls[0][0].blocks[0]).toMatchObject({ kind: 'drawing', svg: '<svg>drawing</svg>' });
});

test('a platform without drawings gives a picture; one that gives nothing, a sheet of words', async () => {
  asked.mockResolvedValue(answer('image/png'));
  open();
  await press('Data sheet (PDF)');
  await waitFor(() => expect(makeDocument.mock.calls[0]?.[0].blocks[0]).toMatchObject({ kind: 'picture' }));
  asked.mockRejectedValue(new TypeError('offline'));
  await press('Data sheet (PDF)');
  await waitFor(() => expect(makeDocument.mock.calls[1]?.[0].blocks[0]).toMatchObject({ kind: 'heading' }));
});

test('what goes wrong is said', async () => {
  makeDocument.mockRejectedValue(new Error('A font did not come'));
  asked.mockResolvedValue(answer('image/svg+xml'));
  const { host } = open();
  await press('Data sheet (PDF)');
  await waitFor(() => expect(host.callsOf('toasts.add')).toEqual([[expect.objectContaining({ type: 'error' })]]));
});

describe('the address is passed on', () => {
  afterEach(() => Reflect.deleteProperty(navigator, 'share'));
  const share = () => renderInHost(() => <ShareButton name="Bearing 6205" />, {});

  test('by what the device has for it; whoever closes that is told nothing', async () => {
    const given = jest.fn().mockResolvedValueOnce(undefined).mockRejectedValueOnce(new DOMException('', 'AbortError'));
    const { host } = share();
    const user = userEvent.setup();
    Object.assign(navigator, { share: given });
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    expect(given).toHaveBeenCalledWith({ title: 'Bearing 6205', url: 'http://localhost/' });
    expect(host.callsOf('toasts.add')).toEqual([]);
  });

  test('else copied', async () => {
    const user = userEvent.setup();
    const { host } = share();
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    expect(await navigator.clipboard.readText()).toBe('http://localhost/');
    expect(host.callsOf('toasts.add')).toEqual([[expect.objectContaining({ message: 'The link has been copied.' })]]);
  });

  test.each([
    [
      'a device that does not open its sheet',
      () => Object.assign(navigator, { share: jest.fn().mockRejectedValue(new Error('No sheet')) }),
    ],
    ['a clipboard that refuses', () => jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('Denied'))],
  ])('%s is said', async (_what, refuse) => {
    const user = userEvent.setup();
    const { host } = share();
    refuse();
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    expect(host.callsOf('toasts.add')).toEqual([[{ type: 'error', message: 'The link could not be shared.' }]]);
  });
});
