import type { Text } from '../../../platform/values/text.ts';

export interface CmsPageSeed {
  readonly identifier: string;
  /** Further paths that lead to the page. */
  readonly paths?: readonly string[];
  readonly layout?: string;
  /** The language of the only view that has it. Default: all have it. */
  readonly only?: keyof Text;
  readonly title: Text;
  readonly heading?: Text;
  readonly summary: Text;
  /** Plain semantic HTML with class names only: no inline styles, no scripts, relative links. */
  readonly content: Text;
}
