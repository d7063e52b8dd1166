/** What the provider's script offers: reCAPTCHA, and those that speak like it (hCaptcha, Turnstile). */
export interface CaptchaProvider {
  render(
    element: HTMLElement,
    options: {
      sitekey: string;
      hl?: string;
      callback: (token: string) => void;
      'expired-callback': () => void;
      'error-callback': () => void;
    },
  ): number | string;
  reset(widget: number | string): void;
}

/** How long its frames may still be needed after the widget has gone. */
export const FRAME_REMOVED_AFTER_MS = 5000;
const TIMEOUT_MS = 15_000;
const NAMES = ['grecaptcha', 'hcaptcha', 'turnstile'];
const READY = 'onShopCaptcha';

let loading: Promise<CaptchaProvider> | undefined;

/** Loads the provider's script, once, to be rendered where we say. Another try after a failure loads it again. */
export function loadProvider(address: string): Promise<CaptchaProvider> {
  loading ??= load(address).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

function load(address: string): Promise<CaptchaProvider> {
  return new Promise((resolve, reject) => {
    const url = new URL(address);
    url.searchParams.set('render', 'explicit');
    url.searchParams.set('onload', READY);
    const script = document.createElement('script');
    const fail = () => {
      script.remove();
      reject(new Error('The captcha could not be loaded.'));
    };
    const timer = setTimeout(fail, TIMEOUT_MS);
    const isProvider = (given: unknown): given is CaptchaProvider => typeof given === 'object' && given !== null && 'render' in given;
    Object.assign(window, {
      [READY]() {
        clearTimeout(timer);
        const provider = NAMES.map((name): unknown => Reflect.get(window, name)).find(isProvider);
        if (provider) resolve(provider);
        else fail();
      },
    });
    script.onerror = () => {
      clearTimeout(timer);
      fail();
    };
    script.async = true;
    script.src = url.href;
    document.head.append(script);
  });
}

/** The frames that were there before each of the widgets that are there now. */
const mounted = new Set<WeakSet<Element>>();

/**
 * For a widget that begins now; gives what says that it has gone. Frames of the addresses' origins that have come since it began then go a
 * while after it, but none that a widget may own that is there at that time: one that was there before that widget is not its own.
 */
export function watchFrames(addresses: readonly string[]): () => void {
  const origins = addresses.map((address) => new URL(address).origin);
  const before = new WeakSet<Element>(document.querySelectorAll('iframe'));
  mounted.add(before);
  return () => {
    mounted.delete(before);
    setTimeout(() => {
      for (const frame of document.querySelectorAll('iframe')) {
        const isTheirs = URL.canParse(frame.src) && origins.includes(new URL(frame.src).origin);
        if (isTheirs && !before.has(frame) && [...mounted].every((others) => others.has(frame))) frame.remove();
      }
    }, FRAME_REMOVED_AFTER_MS);
  };
}
