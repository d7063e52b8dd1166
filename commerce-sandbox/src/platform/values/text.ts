/** A text in both languages of the shop. */
export interface Text {
  readonly en: string;
  readonly ar: string;
}

export const text = (en: string, ar: string): Text => ({ en, ar });
