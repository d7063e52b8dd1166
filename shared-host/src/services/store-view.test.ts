import { createEventBus } from 'shared-contracts';
import { ARABIC_VIEW, ENGLISH_VIEW } from 'shared-testing';
import { localPersistence, sessionPersistence } from 'shared-platform';
import { createStoreView } from './store-view';

beforeEach(() => {
  document.cookie = 'store_view_code=; Max-Age=0; Path=/';
  history.replaceState(null, '', '/cart?x=1');
});

function open(path: string | undefined = '/deep.html?page=2') {
  const leave = jest.fn();
  const events = createEventBus();
  const facts: unknown[] = [];
  events.on('store-view:changed', ({ code }) => facts.push(['view', code]));
  events.on('currency:changed', ({ code }) => facts.push(['currency', code]));
  const storeView = createStoreView({
    views: [ENGLISH_VIEW, ARABIC_VIEW],
    current: ENGLISH_VIEW,
    currencies: ['SAR', 'USD'],
    events,
    findPath: async () => path,
    leave,
  });
  return { storeView, leave, facts };
}

test('opening a document is no choice: media base and name are stored, code and cookie are not', () => {
  open().storeView.start();
  expect(localPersistence.get('store_view_code')).toBeUndefined();
  expect(localPersistence.get('store_view_secure_base_media_url')).toBe(ENGLISH_VIEW.mediaBase);
  expect(sessionPersistence.get('storeData')).toBe('EN');
  expect(document.cookie).not.toContain('store_view_code');
});

test('switching saves code, currency and media base, and loads the same page in the other view', async () => {
  const { storeView, leave, facts } = open();
  await storeView.switchView('arabic');
  expect(localPersistence.get('store_view_code')).toBe('arabic');
  expect(localPersistence.get('store_view_currency')).toBe('SAR');
  expect(localPersistence.get('store_view_secure_base_media_url')).toBe(ARABIC_VIEW.mediaBase);
  expect(sessionPersistence.get('storeData')).toBe('AR');
  expect(document.cookie).toContain('store_view_code=arabic');
  expect(facts).toEqual([['view', 'arabic']]);
  expect(leave).toHaveBeenCalledWith('/arabic/deep.html?page=2');
});

test('the default view’s address has no prefix', async () => {
  const leave = jest.fn();
  const storeView = createStoreView({
    views: [ENGLISH_VIEW, ARABIC_VIEW],
    current: ARABIC_VIEW,
    currencies: ['SAR'],
    events: createEventBus(),
    findPath: async () => '/deep.html',
    leave,
  });
  await storeView.switchView('default');
  expect(leave).toHaveBeenCalledWith('/deep.html');
});

test('a page that the other view does not have leads to its home page', async () => {
  const leave = jest.fn();
  const storeView = createStoreView({
    views: [ENGLISH_VIEW, ARABIC_VIEW],
    current: ENGLISH_VIEW,
    currencies: ['SAR'],
    events: createEventBus(),
    findPath: async () => undefined,
    leave,
  });
  await storeView.switchView('arabic');
  expect(leave).toHaveBeenCalledWith('/arabic/');
});

test.each(['french', '', 'default', '../arabic'])('the code %j does nothing', async (code) => {
  const { storeView, leave, facts } = open();
  await storeView.switchView(code);
  expect(leave).not.toHaveBeenCalled();
  expect(facts).toEqual([]);
  expect(localPersistence.get('store_view_code')).toBeUndefined();
});

test('a currency is taken only if it is available; then the document is loaded again', () => {
  const { storeView, leave, facts } = open();
  storeView.switchCurrency('EUR');
  expect(leave).not.toHaveBeenCalled();
  storeView.switchCurrency('USD');
  expect(localPersistence.get('store_view_currency')).toBe('USD');
  expect(facts).toEqual([['currency', 'USD']]);
  expect(leave).toHaveBeenCalledWith('/cart?x=1');
});

test('the stored currency is the current one, if it is still available', () => {
  localPersistence.set('store_view_currency', 'USD');
  const { storeView } = open();
  storeView.start();
  expect(storeView.state.get().currency).toBe('USD');
  localPersistence.set('store_view_currency', 'EUR');
  const other = open();
  other.storeView.start();
  expect(other.storeView.state.get().currency).toBe('SAR');
  expect(localPersistence.get('store_view_currency')).toBeUndefined();
});

test('bad input 15: where cookies are forbidden, the view still changes', async () => {
  const forbidden = jest.spyOn(document, 'cookie', 'set').mockImplementation(() => {
    throw new DOMException('The document is sandboxed.', 'SecurityError');
  });
  const { storeView, leave } = open();
  await storeView.switchView('arabic');
  expect(leave).toHaveBeenCalledWith('/arabic/deep.html?page=2');
  forbidden.mockRestore();
});
