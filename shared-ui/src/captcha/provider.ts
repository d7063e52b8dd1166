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

/** Frames that a provider leaves behind beside its widget go a while after it. */
export function removeFramesLater(address: string): void {
  const { origin } = new URL(address);
  setTimeout(() => {
    for (const frame of document.querySelectorAll('iframe'))
      if (frame.src.startsWith(`${origin}/`) && !frame.closest('[data-captcha]')) frame.remove();
  }, FRAME_REMOVED_AFTER_MS);
}
