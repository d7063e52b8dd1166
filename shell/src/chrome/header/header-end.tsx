export const HEADER_END_ID = 'header-end';

/** Says where a header ends: its document is painted from there on. A mark, since to Chromium an element is there at its start tag. */
export function HeaderEnd() {
  return <span id={HEADER_END_ID} hidden />;
}
