import type { Text } from '../../../platform/values/text.ts';

export interface CmsPageSeed {
  readonly identifier: string;
  /** Further paths that lead to the page. */
  readonly paths?: readonly string[];
  readonly layout?: string;
  readonly title: Text;
  readonly heading?: Text;
  readonly summary: Text;
  /** Plain semantic HTML with class names only: no inline styles, no scripts, relative links. */
  readonly content: Text;
}
