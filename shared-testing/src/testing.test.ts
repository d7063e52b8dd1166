import { watchForLeaks } from './leaks';
import { placeholdersOf } from './message-shape';
import { createStubHost } from './stub-host';

describe('the watch for leaks', () => {
  test('counts listeners, timers and elements until they end', async () => {
    const watch = watchForLeaks();
    const listener = () => undefined;
    const options = { capture: true };
    window.addEventListener('resize', listener, options);
    document.addEventListener('click', listener);
    const interval = setInterval(listener, 1000);
    const timeout = setTimeout(listener, 1000);
    const element = document.body.appendChild(document.createElement('p'));
    expect(watch.held()).toEqual({ listeners: 2, intervals: 1, timeouts: 1, elements: 1 });
    window.removeEventListener('resize', listener);
    expect(watch.held().listeners).toBe(2);
    window.removeEventListener('resize', listener, true);
    document.removeEventListener('click', listener);
    clearInterval(interval);
    clearTimeout(timeout);
    element.remove();
    expect(await watch.settle(50)).toEqual({ listeners: 0, intervals: 0, timeouts: 0, elements: 0 });
    watch.end();
  });

  test('a timer that has fired, and a listener ended by its signal, are not held', async () => {
    const watch = watchForLeaks();
    const abort = new AbortController();
    setTimeout(() => undefined, 1);
    window.addEventListener('resize', () => undefined, { signal: abort.signal });
    abort.abort();
    expect(await watch.settle(500)).toEqual({ listeners: 0, intervals: 0, timeouts: 0, elements: 0 });
    watch.end();
  });

  test('leaves the window as it was', () => {
    const { setTimeout: timeout, addEventListener } = window;
    watchForLeaks().end();
    expect(window.setTimeout).toBe(timeout);
    expect(window.addEventListener).toBe(addEventListener);
  });
});

describe('what a message takes', () => {
  test.each([
    ['no values', []],
    ['Welcome, {name}', ['name']],
    ['{count, plural, one {# item of {name}} other {# items}}', ['count', 'name']],
    ['{count, plural, one {item} other {items}} for {who}', ['count', 'who']],
    ['{kind, select, order {{number}} other {}} on {day, date, medium}', ['day', 'kind', 'number']],
    ["'{'not a value'}' but {this}", ['this']],
    ['Read the <link>terms</link>', ['<link>']],
  ])('%s', (message, names) => expect(placeholdersOf(message)).toEqual(names));
  test('one that does not end is an error', () => expect(() => placeholdersOf('{count, plural, other {x}')).toThrow(SyntaxError));
});

describe('the stub host', () => {
  test('goes nowhere from a page that is blocked, as the shell', () => {
    const host = createStubHost({}, { pathname: '/form' });
    let may = false;
    const end = host.navigation.block(() => may);
    host.navigation.push('/a');
    host.navigation.replace('/b');
    host.navigation.push('/form?page=2');
    may = true;
    host.navigation.push('/c');
    may = false;
    end();
    host.navigation.replace('/d');
    expect(host.callsOf('navigation.push')).toEqual([['/form?page=2'], ['/c']]);
    expect(host.callsOf('navigation.replace')).toEqual([['/d']]);
  });

  test('counts what is held: subscriptions, events, overlays, blocks, slots', () => {
    const host = createStubHost();
    const ends = [
      host.session.state.subscribe(() => undefined),
      host.overlays.stack.subscribe(() => undefined),
      host.events.on('currency:changed', () => undefined),
      host.overlays.open('x', { element: document.body, onClose: () => undefined }),
      host.navigation.block(() => true),
      host.slots.mount('mini-cart', document.body, { onClose: () => undefined }).end,
    ];
    expect(host.held()).toBe(6);
    for (const end of ends) {
      end();
      end();
    }
    expect(host.held()).toBe(0);
  });

  test('records commands, and answers by script', async () => {
    const host = createStubHost();
    host.navigation.push('/cart', { fresh: true });
    expect(host.callsOf('navigation.push')).toEqual([['/cart', { fresh: true }]]);
    const silent = await host.commerce.query('query Products{products{items{uid}}}', {});
    expect(silent.error?.message).toContain('Products');
    host.answer = (operation) => ({ data: operation, error: undefined });
    expect((await host.commerce.mutate('mutation Add($a:Int){add(a:$a){id}}', {})).data).toBe('Add');
  });
});
