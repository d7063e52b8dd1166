import { changed, entry, list, lists, NO_NETWORK, refused, settled, startService } from '../testing/wishlist-platform';

const rejection = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: Error) => [error.name, error.message],
  );
const later = () => {
  let answer: (value: unknown) => void = () => {};
  const promise = new Promise((resolve) => (answer = resolve));
  return { promise, answer };
};

describe('reading', () => {
  test('a customer’s lists are read when the service begins: simple products and variants', async () => {
    const { service, operations } = startService({
      Wishlists: () => lists(list('1', [entry('A'), entry('SPA-800', { of: 'SPA-BELT' }), null]), list('2', [])),
    });
    expect(service.state.get()).toEqual({ status: 'unknown', lists: [], entries: [], busy: [] });
    await settled();
    expect(operations()).toEqual(['Wishlists']);
    expect(service.state.get()).toEqual({
      status: 'ready',
      lists: [
        { id: '1', name: 'List 1', count: 3 },
        { id: '2', name: 'List 2', count: 0 },
      ],
      entries: [
        { id: 'e-A', listId: '1', sku: 'A', parentSku: undefined, name: 'Product A', quantity: 1 },
        { id: 'e-SPA-800', listId: '1', sku: 'SPA-800', parentSku: 'SPA-BELT', name: 'Product SPA-BELT', quantity: 1 },
      ],
      busy: [],
    });
  });

  test('300 entries are read page by page, each once, whatever moves meanwhile', async () => {
    const all = Array.from({ length: 300 }, (_, index) => entry(`P${index}`));
    const { service, sent, skus } = startService({
      Wishlists: () => lists(list('1', all.slice(0, 100), { count: 300, pages: 3 })),
      // One entry has moved onto the next page.
      WishlistPage: ({ page }) => ({
        customer: { wishlist_v2: list('1', all.slice((Number(page) - 1) * 100 - 1, Number(page) * 100), { count: 300, pages: 3 }) },
      }),
    });
    await settled();
    expect(sent.map(({ variables }) => variables)).toEqual([{}, { listId: '1', page: 2 }, { listId: '1', page: 3 }]);
    expect(new Set(skus()).size).toBe(300);
    expect(skus()).toHaveLength(300);
    expect(service.state.get().lists).toEqual([{ id: '1', name: 'List 1', count: 300 }]);
  });

  test('an entry whose product is gone counts, and cannot be named', async () => {
    const { service } = startService({ Wishlists: () => lists(list('1', [{ ...entry('A'), product: null as never }, entry('B')])) });
    await settled();
    expect(service.state.get()).toMatchObject({ lists: [{ count: 2 }], entries: [{ sku: 'B' }] });
  });

  test('a guest has no lists, and nothing is asked', async () => {
    const { service, operations } = startService({}, { isCustomer: false });
    await service.refresh();
    expect(service.state.get().status).toBe('guest');
    expect(operations()).toEqual([]);
  });

  test('what cannot be read is failed, and read again: asked for, or once there is a network', async () => {
    let answers: unknown = NO_NETWORK;
    const { service, host } = startService({ Wishlists: () => answers });
    await settled();
    expect(service.state.get().status).toBe('failed');
    await expect(service.refresh()).rejects.toMatchObject({ name: 'refused', message: expect.stringMatching(/could not be reached/) });
    answers = lists(list('1', [entry('A')]));
    host.events.emit('connectivity:came-online', {});
    await settled();
    expect(service.state.get().status).toBe('ready');
  });

  test('what was read stays where it cannot be read again', async () => {
    const answers = [lists(list('1', [entry('A')])), NO_NETWORK];
    const { service, skus } = startService({ Wishlists: () => answers.shift() });
    await settled();
    await expect(service.refresh()).rejects.toThrow();
    expect(service.state.get().status).toBe('ready');
    expect(skus()).toEqual(['A']);
  });

  test('a platform without wish lists', async () => {
    const { service } = startService({ Wishlists: () => refused('The wishlist configuration is currently disabled.') });
    await settled();
    expect(service.state.get().status).toBe('disabled');
    expect(await rejection(service.add({ sku: 'A' }))).toEqual(['refused', 'This shop has no wishlists.']);
  });

  test('two who ask at once are answered at once', async () => {
    const { service, operations } = startService({ Wishlists: () => lists(list('1', [])) });
    await Promise.all([service.refresh(), service.refresh()]);
    expect(operations()).toEqual(['Wishlists']);
  });
});

describe('adding', () => {
  const empty = () => lists(list('1', []), list('2', []));

  test('is busy until the platform has confirmed it, then on the list', async () => {
    const { promise, answer } = later();
    const { service, sent, skus } = startService({ Wishlists: empty, AddToWishlist: () => promise });
    const work = service.add({ sku: 'A' });
    expect(service.state.get().busy).toEqual(['A']);
    await settled();
    expect(service.state.get()).toMatchObject({ busy: ['A'], entries: [] });
    answer(changed('addProductsToWishlist', list('1', [entry('A')])));
    await work;
    expect(service.state.get()).toMatchObject({
      busy: [],
      lists: [
        { id: '1', count: 1 },
        { id: '2', count: 0 },
      ],
    });
    expect(skus()).toEqual(['A']);
    expect(sent.at(-1)?.variables).toEqual({ listId: '1', items: [{ sku: 'A', quantity: 1 }] });
  });

  test('to a list that is named, and to the default one where the platform tells of none', async () => {
    const { service, sent } = startService({
      Wishlists: empty,
      AddToWishlist: ({ listId }) => changed('addProductsToWishlist', list(String(listId), [entry('A')])),
    });
    await service.add({ sku: 'A', quantity: 5 }, '2');
    expect(sent.at(-1)?.variables).toEqual({ listId: '2', items: [{ sku: 'A', quantity: 5 }] });
    const other = startService({
      Wishlists: () => lists(),
      AddToWishlist: () => changed('addProductsToWishlist', list('9', [entry('A')])),
    });
    await other.service.add({ sku: 'A' });
    expect(other.sent.at(-1)?.variables).toMatchObject({ listId: '0' });
    expect(other.service.state.get().lists).toEqual([{ id: '9', name: 'List 9', count: 1 }]);
  });

  test.each([
    ['a variant with its values', { sku: 'V', parentSku: 'P', selectedOptions: ['x'] }, { sku: 'P', quantity: 1, selected_options: ['x'] }],
    ['a variant by its own SKU', { sku: 'V', parentSku: 'P' }, { sku: 'V', quantity: 1, parent_sku: 'P' }],
  ])('%s', async (_name, item, input) => {
    const { service, sent } = startService({
      Wishlists: empty,
      AddToWishlist: () => changed('addProductsToWishlist', list('1', [entry('V', { of: 'P' })])),
    });
    await service.add(item);
    expect(sent.at(-1)?.variables).toMatchObject({ items: [input] });
    expect(service.state.get().entries).toMatchObject([{ sku: 'V', parentSku: 'P' }]);
  });

  test('what is on the list is not counted twice; a quantity that is given is', async () => {
    const { service, operations } = startService({
      Wishlists: () => lists(list('1', [entry('A')])),
      AddToWishlist: () => changed('addProductsToWishlist', list('1', [entry('A')])),
    });
    await service.add({ sku: 'A' });
    expect(operations()).toEqual(['Wishlists']);
    await service.add({ sku: 'A', quantity: 2 });
    expect(operations()).toEqual(['Wishlists', 'AddToWishlist']);
  });

  test('a list longer than a page keeps all of its entries, also where the rest cannot be read again', async () => {
    const all = Array.from({ length: 120 }, (_, index) => entry(`P${index}`));
    let rest: unknown = { customer: { wishlist_v2: list('1', all.slice(100), { count: 120, pages: 2 }) } };
    const { service, skus } = startService({
      Wishlists: () => lists(list('1', all.slice(0, 100), { count: 120, pages: 2 })),
      WishlistPage: () => rest,
      AddToWishlist: () => changed('addProductsToWishlist', list('1', [entry('NEW'), ...all.slice(0, 99)], { count: 121, pages: 2 })),
    });
    await settled();
    rest = NO_NETWORK;
    await service.add({ sku: 'NEW' });
    expect(new Set(skus())).toEqual(new Set(['NEW', ...all.map(({ product }) => product.sku)]));
    expect(service.state.get().lists[0]?.count).toBe(121);
  });
});

describe('what the platform refuses', () => {
  test.each([
    ['Could not find a product with SKU "X"', 'There is no product with the part number X.', 'لا يوجد منتج برقم القطعة ⁦X⁩.'],
    ['You need to choose options for your item.', 'Please choose the options of this product.', 'يرجى اختيار خيارات هذا المنتج.'],
    ['The product quantity should be greater than 0', 'The quantity must be greater than 0.', 'يجب أن تكون الكمية أكبر من 0.'],
    ['The product is not available.', 'This product is not available.', 'هذا المنتج غير متوفر.'],
    ['The wishlist was not found.', 'This does not exist any more.', /^لم يعد/],
  ])('beside its answer: %s', async (sentence, inEnglish, inArabic) => {
    for (const [language, said] of [
      ['en', inEnglish],
      ['ar', inArabic],
    ] as const) {
      const { service } = startService(
        { Wishlists: () => lists(list('1', [])), AddToWishlist: () => changed('addProductsToWishlist', list('1', []), sentence) },
        { language },
      );
      expect(await rejection(service.add({ sku: 'X' }))).toEqual(['refused', expect.stringMatching(said)]);
      expect(service.state.get()).toMatchObject({ status: 'ready', busy: [], entries: [] });
    }
  });

  test.each([
    ['an error', refused('The wishlist was not found.'), 'This does not exist any more.'],
    ['no answer', NO_NETWORK, /could not be reached/],
    ['a fault of its own', refused('x', 'internal', { status: 503 }), /right now|just now/],
    ['an answer without anything', { addProductsToWishlist: null }, /right now|just now/],
  ])('as a whole: %s', async (_name, answer, said) => {
    const { service } = startService({ Wishlists: () => lists(list('1', [])), AddToWishlist: () => answer });
    expect(await rejection(service.add({ sku: 'A' }))).toEqual(['refused', expect.stringMatching(said)]);
    expect(service.state.get()).toMatchObject({ busy: [], entries: [] });
  });

  test('a token that has ended: the session finds out, and the command is that of somebody who is signed out', async () => {
    const { service, host } = startService({
      Wishlists: () => lists(list('1', [])),
      AddToWishlist: () => refused("The current customer isn't authorized.", 'graphql-authorization'),
    });
    host.session.reload = async () => host.set.session.set({ status: 'guest' });
    expect(await rejection(service.add({ sku: 'A' }))).toEqual(['signed-out', 'Please sign in to use your wishlist.']);
    expect(service.state.get()).toEqual({ status: 'guest', lists: [], entries: [], busy: [] });
  });

  test('a token that the session still has: said as it is', async () => {
    const { service, host } = startService({ Wishlists: () => refused('x', 'graphql-authorization', { status: 401 }) });
    expect((await rejection(service.add({ sku: 'A' })))[0]).toBe('refused');
    expect(host.callsOf('session.reload').length).toBeGreaterThan(0);
  });
});

describe('removing', () => {
  test('takes a product off all lists', async () => {
    const { service, sent, skus } = startService({
      Wishlists: () => lists(list('1', [entry('A'), entry('B')]), list('2', [entry('A', { id: 'e2' })])),
      RemoveFromWishlist: ({ listId }) => changed('removeProductsFromWishlist', list(String(listId), listId === '1' ? [entry('B')] : [])),
    });
    await service.remove('A');
    expect(sent.slice(1).map(({ variables }) => variables)).toEqual([
      { listId: '1', entryIds: ['e-A'] },
      { listId: '2', entryIds: ['e2'] },
    ]);
    expect(skus()).toEqual(['B']);
  });

  test('a product is taken off the one list that is named', async () => {
    const { service, sent, skus } = startService({
      Wishlists: () => lists(list('1', [entry('A')]), list('2', [entry('A', { id: 'e2' })])),
      RemoveFromWishlist: ({ listId }) => changed('removeProductsFromWishlist', list(String(listId), [])),
    });
    await service.remove('A', '2');
    expect(sent.slice(1).map(({ variables }) => variables)).toEqual([{ listId: '2', entryIds: ['e2'] }]);
    expect(skus()).toEqual(['A']);
  });

  test('what is on no list is no error; nor is what another tab has removed', async () => {
    const { service, operations, skus } = startService({
      Wishlists: () => lists(list('1', [entry('A')])),
      RemoveFromWishlist: () => changed('removeProductsFromWishlist', list('1', []), 'Could not find a wishlist item with ID "e-A"'),
    });
    await service.remove('X');
    expect(operations()).toEqual(['Wishlists']);
    await service.remove('A');
    expect(skus()).toEqual([]);
  });

  test('what stays is told', async () => {
    const { service, skus } = startService({
      Wishlists: () => lists(list('1', [entry('A')])),
      RemoveFromWishlist: () => changed('removeProductsFromWishlist', list('1', [entry('A')]), 'The wishlist was not found.'),
    });
    expect(await rejection(service.remove('A'))).toEqual(['refused', 'This does not exist any more.']);
    expect(skus()).toEqual(['A']);
  });
});

describe('moving', () => {
  test('takes over both lists', async () => {
    const { service, sent } = startService({
      Wishlists: () => lists(list('1', [entry('A')]), list('2', [])),
      MoveBetweenWishlists: () => ({
        moveProductsBetweenWishlists: {
          source_wishlist: list('1', []),
          destination_wishlist: list('2', [entry('A', { id: 'e9' })]),
          user_errors: [],
        },
      }),
    });
    await settled();
    const work = service.move('e-A', '2');
    expect(service.state.get().busy).toEqual(['A']);
    await work;
    expect(sent.at(-1)?.variables).toEqual({ fromListId: '1', toListId: '2', entries: [{ wishlist_item_id: 'e-A', quantity: 1 }] });
    expect(service.state.get()).toMatchObject({ busy: [], entries: [{ id: 'e9', listId: '2' }] });
  });

  test('what was moved by a try whose answer was lost is no error; a refusal of anything else is', async () => {
    let isMoved = true;
    const { service, host } = startService({
      Wishlists: () => lists(list('1', [entry('A')]), list('2', [])),
      MoveBetweenWishlists: () => ({
        moveProductsBetweenWishlists: {
          source_wishlist: list('1', []),
          destination_wishlist: list('2', isMoved ? [entry('A', { id: 'e9' })] : []),
          user_errors: [{ message: 'Could not find a wishlist item with ID "e-A"' }],
        },
      }),
    });
    await settled();
    await service.move('e-A', '2');
    expect(service.state.get()).toMatchObject({ entries: [{ id: 'e9', listId: '2' }] });
    expect(host.callsOf('commerce.mutate').at(-1)?.[2]).toEqual({ retry: false });
    await service.refresh();
    isMoved = false;
    expect(await rejection(service.move('e-A', '2'))).toEqual(['refused', 'This does not exist any more.']);
  });

  test('where it is already there is nothing to do; what is not there is told', async () => {
    const { service, operations } = startService({ Wishlists: () => lists(list('1', [entry('A')])) });
    await service.move('e-A', '1');
    expect(await rejection(service.move('e-X', '1'))).toEqual(['refused', 'This does not exist any more.']);
    expect(operations()).toEqual(['Wishlists']);
  });
});

describe('making a list', () => {
  test('it is known at once, and its id is given', async () => {
    const { service, sent } = startService({
      Wishlists: () => lists(list('1', [entry('A')])),
      CreateWishlist: () => ({ createWishlist: { __typename: 'CreateWishlistOutput', wishlist: list('7', []) } }),
    });
    expect(await service.create?.('Spares')).toBe('7');
    expect(sent.at(-1)?.variables).toEqual({ name: 'Spares' });
    expect(service.state.get().lists.map(({ id }) => id)).toEqual(['1', '7']);
  });

  test.each([
    ['Wish list "Spares" already exists.', 'There is a wish list with this name already.', /بهذا الاسم/],
    ['Only 5 wish list(s) can be created.', 'You can have 5 wish lists at most.', 'يمكنك إنشاء 5 قوائم أمنيات على الأكثر.'],
  ])('the platform says: %s', async (sentence, inEnglish, inArabic) => {
    for (const [language, said] of [
      ['en', inEnglish],
      ['ar', inArabic],
    ] as const) {
      const script = { Wishlists: () => lists(list('1', [])), CreateWishlist: () => refused(sentence) };
      const { service } = startService(script, { language });
      expect(await rejection(Promise.resolve(service.create?.('Spares')))).toEqual(['refused', expect.stringMatching(said)]);
      expect(service.state.get().lists).toHaveLength(1);
    }
  });
});

describe('order', () => {
  test('commands are carried out one at a time, as they were given; one that fails does not stop the next', async () => {
    const first = later();
    const answers = [first.promise, changed('addProductsToWishlist', list('1', [entry('B')]))];
    const { service, operations, skus } = startService({ Wishlists: () => lists(list('1', [])), AddToWishlist: () => answers.shift() });
    const failing = rejection(service.add({ sku: 'A' }));
    const work = service.add({ sku: 'B' });
    await settled();
    expect(operations()).toEqual(['Wishlists', 'AddToWishlist']);
    expect(service.state.get().busy).toEqual(['A', 'B']);
    first.answer(refused('The wishlist was not found.'));
    expect(await failing).toEqual(['refused', 'This does not exist any more.']);
    await work;
    expect(operations()).toEqual(['Wishlists', 'AddToWishlist', 'AddToWishlist']);
    expect(skus()).toEqual(['B']);
  });

  test('added and removed in one breath: it is off the list', async () => {
    const { service, operations, skus } = startService({
      Wishlists: () => lists(list('1', [])),
      AddToWishlist: () => changed('addProductsToWishlist', list('1', [entry('A')])),
      RemoveFromWishlist: () => changed('removeProductsFromWishlist', list('1', [])),
    });
    await Promise.all([service.add({ sku: 'A' }), service.remove('A')]);
    expect(operations()).toEqual(['Wishlists', 'AddToWishlist', 'RemoveFromWishlist']);
    expect(skus()).toEqual([]);
    expect(service.state.get().busy).toEqual([]);
  });
});

describe('who is there', () => {
  const CUSTOMER = { status: 'customer', expiresAt: 0, isKept: true, customer: undefined } as const;

  test.each(['add', 'remove', 'move'] as const)('a guest’s %s rejects as signed-out', async (command) => {
    const { service, operations } = startService({}, { isCustomer: false, language: 'ar' });
    const work = command === 'add' ? service.add({ sku: 'A' }) : command === 'remove' ? service.remove('A') : service.move('e', '1');
    expect(await rejection(work)).toEqual(['signed-out', 'يرجى تسجيل الدخول لاستخدام قائمة الأمنيات.']);
    expect(service.state.get().busy).toEqual([]);
    expect(operations()).toEqual([]);
  });

  test('signing in reads, without being waited for; signing out forgets', async () => {
    const { promise, answer } = later();
    const { service, host, skus } = startService({ Wishlists: () => promise }, { isCustomer: false });
    await service.leaveSession();
    host.set.session.set(CUSTOMER);
    await service.enterSession();
    expect(service.state.get().status).toBe('unknown');
    answer(lists(list('1', [entry('A')])));
    await settled();
    expect(skus()).toEqual(['A']);
    await service.leaveSession();
    expect(service.state.get()).toEqual({ status: 'unknown', lists: [], entries: [], busy: [] });
    // Nothing more is asked in the name of who goes.
    expect((await rejection(service.add({ sku: 'A' })))[0]).toBe('signed-out');
    host.set.session.set({ status: 'guest' });
    await service.enterSession();
    expect(service.state.get().status).toBe('guest');
  });

  test('what was under way for the one who has gone is shown to nobody', async () => {
    const { promise, answer } = later();
    const { service, host, operations } = startService({
      Wishlists: () => lists(list('1', [])),
      AddToWishlist: () => promise,
    });
    const work = rejection(service.add({ sku: 'A' }));
    const waiting = rejection(service.remove('B'));
    await settled();
    await service.leaveSession();
    host.set.session.set({ status: 'guest' });
    answer(changed('addProductsToWishlist', list('1', [entry('A')])));
    expect((await work)[0]).toBe('signed-out');
    expect((await waiting)[0]).toBe('signed-out');
    expect(service.state.get()).toEqual({ status: 'guest', lists: [], entries: [], busy: [] });
    expect(operations()).toEqual(['Wishlists', 'AddToWishlist']);
  });

  test('one that is known only after the service begins', async () => {
    const { service, host } = startService({ Wishlists: () => lists(list('1', [])) }, { session: { status: 'unknown' } });
    await service.refresh();
    expect(service.state.get().status).toBe('unknown');
    host.set.session.set(CUSTOMER);
    await settled();
    expect(service.state.get().status).toBe('ready');
    // The customer's name has been read: nobody else is there.
    host.set.session.set({ ...CUSTOMER });
    expect(service.state.get().status).toBe('ready');
  });

  test('a session that ends by itself leaves nothing', async () => {
    const { service, host } = startService({ Wishlists: () => lists(list('1', [entry('A')])) });
    await settled();
    host.set.session.set({ status: 'guest' });
    expect(service.state.get()).toMatchObject({ status: 'guest', entries: [] });
  });
});

describe('other tabs', () => {
  test('what another tab has changed is read by the tab that is looked at, once', async () => {
    const { service, browser, operations, skus } = startService({
      Wishlists: () => lists(list('1', browser.stored === undefined ? [] : [entry('A')])),
    });
    await service.refresh();
    browser.look();
    expect(operations()).toEqual(['Wishlists']);
    browser.visible = false;
    browser.stored = 2000;
    browser.look();
    expect(operations()).toEqual(['Wishlists']);
    browser.visible = true;
    browser.at = 3000;
    browser.look();
    await settled();
    browser.look();
    await settled();
    expect(operations()).toEqual(['Wishlists', 'Wishlists']);
    expect(skus()).toEqual(['A']);
  });

  test('what another tab changes while this one reads is read, too', async () => {
    let answer = () => {};
    const first = new Promise<void>((resolve) => (answer = resolve));
    let isFirst = true;
    const { service, browser, operations, skus } = startService({
      async Wishlists() {
        if (!isFirst) return lists(list('1', [entry('A')]));
        isFirst = false;
        await first;
        return lists(list('1', []));
      },
    });
    const reading = service.refresh();
    await settled();
    browser.stored = 2000;
    browser.look();
    browser.at = 3000;
    answer();
    await reading;
    await settled();
    expect(operations()).toEqual(['Wishlists', 'Wishlists']);
    expect(skus()).toEqual(['A']);
  });

  test('also where the list was known before', async () => {
    let answer = () => {};
    const second = new Promise<void>((resolve) => (answer = resolve));
    let count = 0;
    const { service, browser, operations, skus } = startService({
      async Wishlists() {
        count += 1;
        if (count === 2) await second;
        return lists(list('1', count > 2 ? [entry('A')] : []));
      },
    });
    await service.refresh();
    const reading = service.refresh();
    await settled();
    browser.stored = 2000;
    browser.look();
    browser.at = 3000;
    answer();
    await reading;
    await settled();
    expect(operations()).toEqual(['Wishlists', 'Wishlists', 'Wishlists']);
    expect(skus()).toEqual(['A']);
  });

  test('own changes are told, and not read again', async () => {
    const { service, browser, operations } = startService({
      Wishlists: () => lists(list('1', [])),
      AddToWishlist: () => changed('addProductsToWishlist', list('1', [entry('A')])),
    });
    browser.at = 5000;
    await service.add({ sku: 'A' });
    expect(browser.stored).toBe(5000);
    browser.look();
    await settled();
    expect(operations()).toEqual(['Wishlists', 'AddToWishlist']);
  });
});
