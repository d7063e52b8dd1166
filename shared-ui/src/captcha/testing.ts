import { act, waitFor } from '@testing-library/react';

interface ProviderOptions {
  sitekey: string;
  hl: string;
  callback: (token: string) => void;
  'expired-callback': () => void;
  'error-callback': () => void;
}

/** `captcha` of a configuration, for tests with a provider. */
export const TEST_CAPTCHA = { script: 'https://captcha.example/api.js', siteKey: 'key', origins: ['https://frames.example'] };

const script = () => document.querySelector<HTMLScriptElement>(`script[src^="${TEST_CAPTCHA.script}"]`);

/**
 * A provider in a test of a form: `render` and `reset` are what the page calls; `ready` waits until its widget is there (the script comes
 * once for a file of tests); `answer` is the visitor's.
 */
export function createTestProvider() {
  const provider = {
    render: jest.fn((..._call: [HTMLElement, ProviderOptions]) => 'widget 1'),
    reset: jest.fn((_widget: string) => undefined),
  };
  Object.assign(window, { grecaptcha: provider });
  const isRendered = () => provider.render.mock.calls.length > 0;
  /** How the widget that was rendered last speaks to the page. */
  const options = () => provider.render.mock.lastCall?.[1];
  const load = () => act(() => (Reflect.get(window, 'onShopCaptcha') as () => void)());
  return {
    ...provider,
    script,
    load,
    options,
    async ready() {
      await waitFor(() => {
        if (!script() && !isRendered()) throw new Error('Nobody has asked for the provider’s script.');
      });
      if (!isRendered()) load();
      await waitFor(() => {
        if (!isRendered()) throw new Error('The provider’s widget is not rendered.');
      });
    },
    answer: (token: string) => act(() => options()?.callback(token)),
  };
}
