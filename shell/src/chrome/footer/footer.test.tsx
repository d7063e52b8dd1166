import type { UserEvent } from '@testing-library/user-event';
import { screen, waitFor } from '@testing-library/react';
import { createStubHost, failed, type StubHost } from 'shared-testing';
import { createTestProvider, TEST_CAPTCHA } from 'shared-ui/captcha/testing.ts';
import { renderChrome } from '../../testing/render-chrome';
import { Footer } from './footer';
import Newsletter from './newsletter';

const open = (host: StubHost = createStubHost(), hasNewsletter = true) => renderChrome(Footer, { hasNewsletter }, { host });

const LINKS = [
  ['Who We Are', '/about-us'],
  ['Locations', '/locations'],
  ['Careers', '/careers'],
  ['Press Room', '/press-room'],
  ['FAQs', '/faqs'],
  ['Calculators & E-Tools', '/calculators-e-tools'],
  ['Video Tutorials', '/video-tutorials'],
  ['Benefits of the shop', '/benefits-of-amc-eshop'],
  ['Account Login', '/sign-in'],
  ['My Orders', '/order-history'],
  ['Shop', '/shop-now.html'],
  ['Manufacturers', '/manufacturers.html'],
  ['Terms & Conditions', '/terms-and-conditions'],
  ['Privacy Policy', '/privacy-policy-cookie-restriction-mode'],
  ['Return Policy', '/return-policy'],
  ['Shipping Policy', '/shipping-policy'],
  ['Contact us', '/contact-us'],
];

/** Whether what is observed is near the part of the page that is seen: nothing has a place here. */
let isNear = true;
beforeEach(() => {
  isNear = true;
  window.IntersectionObserver = class implements Partial<IntersectionObserver> {
    constructor(private readonly callback: IntersectionObserverCallback) {}
    observe = (target: Element) =>
      this.callback([{ target, isIntersecting: isNear } as unknown as IntersectionObserverEntry], this as unknown as IntersectionObserver);
    disconnect = () => undefined;
  } as unknown as typeof IntersectionObserver;
});

test('links to everything that belongs there', async () => {
  await open();
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  for (const link of LINKS) expect(links).toContainEqual(link);
});

test('what leads to a page of a release that is not there is missing', async () => {
  const host = createStubHost();
  host.links = { ...host.links, isOwned: () => false };
  await open(host);
  const names = screen.getAllByRole('link').map((link) => link.textContent);
  expect(names).toContain('FAQs');
  expect(names).not.toContain('Contact us');
  expect(names).not.toContain('Account Login');
});

test('"Account Login" leads a customer to the account', async () => {
  const host = createStubHost();
  host.set.session.set({ status: 'customer', expiresAt: 0, isKept: true, customer: undefined });
  await open(host);
  expect(screen.getByRole('link', { name: 'Account Login' })).toHaveAttribute('href', '/account-information');
});

test('has the phone, the social links, and the current year', async () => {
  const host = createStubHost();
  host.config = { ...host.config, brand: { ...host.config.brand, social: [{ name: 'LinkedIn', url: 'https://www.linkedin.com/' }] } };
  await open(host);
  expect(screen.getByRole('link', { name: '9200 00000' })).toHaveAttribute('href', 'tel:920000000');
  expect(screen.getByRole('link', { name: 'LinkedIn' })).toHaveAttribute('rel', expect.stringContaining('noopener'));
  expect(screen.getByText(new RegExp(`© ${new Date().getFullYear()} AMC eShop`))).toBeInTheDocument();
});

test('the copyright line is the platform’s where it has one, with the current year', async () => {
  await renderChrome(Footer, { hasNewsletter: false, copyright: '© AMC. All rights reserved <b>' });
  expect(screen.getByText(`© ${new Date().getFullYear()} AMC. All rights reserved <b>`)).toBeInTheDocument();
});

test('the year begins at midnight in Riyadh', async () => {
  jest.useFakeTimers({ now: new Date('2026-12-31T21:00:00Z'), advanceTimers: true });
  await open();
  jest.useRealTimers();
  expect(screen.getByText(/© 2027 AMC eShop/)).toBeInTheDocument();
});

test('says when somebody answers, how one may pay, who delivers, and the numbers of the shop; what is not configured is not said', async () => {
  const { unmount } = await open();
  expect(screen.queryByText('Ways to pay')).not.toBeInTheDocument();
  expect(screen.queryByText(/VAT number/)).not.toBeInTheDocument();
  unmount();
  const host = createStubHost();
  host.config = {
    ...host.config,
    brand: {
      ...host.config.brand,
      hours: { en: 'Sunday to Thursday', ar: 'من الأحد إلى الخميس' },
      payments: [{ en: 'Bank transfer', ar: 'تحويل بنكي' }],
      carriers: [{ en: 'Express', ar: 'سريع' }],
      vatNumber: '3001',
      registrationNumber: '1010',
    },
  };
  await open(host);
  for (const name of ['Sunday to Thursday', 'Bank transfer', 'Express', 'VAT number 3001', 'Commercial registration 1010'])
    expect(screen.getByText(name)).toBeInTheDocument();
});

test('WhatsApp and the chat are offered where they are configured alone', async () => {
  const { unmount } = await open();
  expect(screen.queryByRole('link', { name: 'WhatsApp' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Chat with us' })).toBeNull();
  unmount();
  const host = createStubHost();
  host.config = { ...host.config, liveChat: { script: 'https://chat.example/a.js', provider: 'Chat', license: '1' } };
  await renderChrome(Footer, { hasNewsletter: false, whatsapp: 'https://wa.me/966' }, { host });
  expect(screen.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', 'https://wa.me/966');
  expect(await screen.findByRole('button', { name: 'Chat with us' })).toBeInTheDocument();
});

test('on a phone the columns are folded', async () => {
  const { user } = await open();
  const help = screen.getByRole('button', { name: 'Help' });
  expect(help).toHaveAttribute('aria-expanded', 'false');
  await user.click(help);
  expect(help).toHaveAttribute('aria-expanded', 'true');
});

test('the newsletter is there once it is near what is seen, and only where the platform says so', async () => {
  isNear = false;
  const far = await open();
  expect(screen.queryByRole('textbox', { name: 'Newsletter email' })).not.toBeInTheDocument();
  far.unmount();
  isNear = true;
  const { unmount } = await open();
  expect(await screen.findByRole('textbox', { name: 'Newsletter email' })).toBeInTheDocument();
  unmount();
  await open(createStubHost(), false);
  expect(screen.queryByRole('textbox', { name: 'Newsletter email' })).not.toBeInTheDocument();
});

/** As somebody who cannot see the picture. */
async function answerCaptcha(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: 'Answer a question instead' }));
  const field = screen.getByRole('textbox', { name: /^What is/ });
  const [a, b] = (document.querySelector(`label[for="${field.id}"]`)?.textContent ?? '').match(/\d+/g) ?? [];
  await user.type(field, String(Number(a) + Number(b)));
}

describe('the newsletter', () => {
  // The canvas of this environment draws nothing.
  beforeEach(() => void jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null));

  test('a guest answers a question first; what is wrong is said there, and nothing is sent', async () => {
    const { user, host } = await renderChrome(Newsletter, {}, { answers: {} });
    expect(screen.queryByRole('button', { name: 'Answer a question instead' })).toBeNull();
    await user.type(screen.getByRole('textbox', { name: 'Newsletter email' }), 'a@example.com');
    await user.click(await screen.findByRole('button', { name: 'Answer a question instead' }));
    await user.type(screen.getByRole('textbox', { name: /^What is/ }), '99');
    await user.click(screen.getByRole('button', { name: 'Subscribe' }));
    expect(screen.getByText('Please enter the correct captcha value')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: /^What is/ })).toHaveFocus();
    expect(host.callsOf('commerce.mutate')).toEqual([]);
  });

  test('a customer is asked nothing', async () => {
    const host = createStubHost();
    host.set.session.set({ status: 'customer', expiresAt: Infinity, isKept: true, customer: undefined });
    const { user } = await renderChrome(
      Newsletter,
      {},
      { host, answers: { SubscribeToNewsletter: { subscribeEmailToNewsletter: { status: 'SUBSCRIBED' } } } },
    );
    await user.type(screen.getByRole('textbox', { name: 'Newsletter email' }), 'a@example.com');
    await user.click(screen.getByRole('button', { name: 'Subscribe' }));
    await waitFor(() => expect(host.callsOf('toasts.add')).toHaveLength(1));
  });

  const subscribe = async (email: string, answer: unknown = { subscribeEmailToNewsletter: { status: 'SUBSCRIBED' } }) => {
    const view = await renderChrome(Newsletter, {}, { answers: { SubscribeToNewsletter: answer } });
    if (email) await view.user.type(screen.getByRole('textbox', { name: 'Newsletter email' }), email);
    if (email.includes('@')) await answerCaptcha(view.user);
    await view.user.click(screen.getByRole('button', { name: 'Subscribe' }));
    return view;
  };

  test('a success is a toast, and the field is empty again', async () => {
    const { host } = await subscribe(' a@example.com ');
    await waitFor(() =>
      expect(host.callsOf('toasts.add')).toEqual([
        [expect.objectContaining({ type: 'success', message: 'The email address is subscribed.' })],
      ]),
    );
    expect(host.callsOf('commerce.mutate')[0]?.[1]).toEqual({ email: 'a@example.com' });
    expect(screen.getByRole('textbox', { name: 'Newsletter email' })).toHaveValue('');
  });

  test('a duplicate or a failure is said by the field; what was typed stays', async () => {
    const { host } = await subscribe('a@example.com', new Error('whatever'));
    expect(await screen.findByText('This Email address is already subscribed.')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Newsletter email' })).toHaveValue('a@example.com');
    expect(screen.getByRole('textbox', { name: 'Newsletter email' })).toBeInvalid();
    expect(host.callsOf('toasts.add')).toEqual([]);
  });

  test.each([
    ['', 'This field is required.'],
    ['   ', 'This field is required.'],
    ['nonsense', 'Please enter valid email'],
  ])('"%s": %s', async (email, message) => {
    const { host } = await subscribe(email);
    expect(screen.getByText(message)).toBeInTheDocument();
    expect(host.callsOf('commerce.mutate')).toEqual([]);
  });

  describe('with a provider’s captcha', () => {
    const provider = createTestProvider();
    beforeEach(() => provider.reset.mockClear());
    const widget = () => screen.getByRole('group', { name: 'Show that you are a person' });
    const ask = async () => {
      provider.render.mockClear();
      const host = createStubHost({}, { config: { captcha: TEST_CAPTCHA } });
      const view = await renderChrome(Newsletter, {}, { host, answers: {} });
      await view.user.type(screen.getByRole('textbox', { name: 'Newsletter email' }), 'a@example.com');
      await provider.ready();
      return { ...view, send: () => view.user.click(screen.getByRole('button', { name: 'Subscribe' })) };
    };

    test('whoever has not answered it is led to it', async () => {
      const { host, send } = await ask();
      await send();
      expect(widget()).toHaveFocus();
      expect(widget()).toHaveAccessibleDescription('This field is required.');
      expect(host.callsOf('commerce.mutate')).toEqual([]);
    });

    test('where nobody can check it, that is said there; the address stays, and another answer is asked for', async () => {
      const { host, send } = await ask();
      host.answer = () => failed('Failed to fetch', { isNetworkError: true, status: undefined });
      provider.answer('token');
      await send();
      expect(widget()).toHaveFocus();
      expect(widget()).toHaveAccessibleDescription(/cannot be made right now/);
      expect(host.callsOf('commerce.mutate')).toHaveLength(1);
      expect(screen.getByRole('textbox', { name: 'Newsletter email' })).toHaveValue('a@example.com');
      expect(provider.reset).toHaveBeenCalledTimes(1);
    });

    test('an address that is refused asks for another answer, and for nothing else', async () => {
      const { host, send } = await ask();
      host.answer = (operation) =>
        operation === 'VerifyGresponse'
          ? { data: { verifyGresponse: { __typename: 'VerifyGresponseOutput', message: 'success' } }, error: undefined }
          : failed('This email address is already subscribed.');
      provider.answer('token');
      await send();
      expect(await screen.findByText('This Email address is already subscribed.')).toBeInTheDocument();
      expect(provider.reset).toHaveBeenCalledTimes(1);
      await send();
      expect(widget()).toHaveAccessibleDescription('This field is required.');
      expect(host.callsOf('commerce.mutate')).toHaveLength(2);
      expect(screen.getByRole('textbox', { name: 'Newsletter email' })).toHaveValue('a@example.com');
    });
  });
});
