import type { Config } from 'dompurify';

type HtmlPolicy = NonNullable<Config['TRUSTED_TYPES_POLICY']>;

interface PolicyHome {
  trustedTypes?: {
    createPolicy(name: string, rules: { createHTML(text: string): string; createScriptURL(address: string): string }): HtmlPolicy;
  };
  shopHtmlPolicy?: HtmlPolicy | undefined;
}

declare global {
  interface Window {
    shopHtmlPolicy?: HtmlPolicy | undefined;
  }
}

/**
 * The policy that what the sanitizer has let through goes by, where the browser enforces Trusted Types. The edge allows this name once, so
 * that it is kept with the page: a bundle that is loaded again finds it.
 */
export function htmlPolicy(home: PolicyHome = window): HtmlPolicy | undefined {
  home.shopHtmlPolicy ??= home.trustedTypes?.createPolicy('shop-html', {
    createHTML: (text) => text,
    createScriptURL: () => {
      throw new TypeError('No script comes from the platform’s text.');
    },
  });
  return home.shopHtmlPolicy;
}
