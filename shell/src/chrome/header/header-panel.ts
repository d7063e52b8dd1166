/** What the header opens; one at a time. */
export type HeaderPanel = 'drawer' | 'mini-cart' | 'sign-in' | 'account-menu';

export interface PanelProps {
  panel: HeaderPanel | undefined;
  onPanel: (panel: HeaderPanel | undefined) => void;
}
