import type { Snapshot } from '../snapshot';
import type { ServiceShape } from '../service-shape';

export interface OverlayOptions {
  /** Called when Escape, a press on the mask, or a navigation closes it. */
  onClose: () => void;
  /** Dims the page and makes it inert. Default true. */
  modal?: boolean;
  /** The overlay's element: everything else becomes inert while it is the topmost modal one. */
  element: HTMLElement;
}

/** One owner of Escape order, scroll lock, `inert` and the mask. */
export interface OverlayService {
  /** Names of the open overlays, the topmost last. */
  stack: Snapshot<readonly string[]>;
  /** Registers an open overlay. Returns what unregisters it. */
  open(name: string, options: OverlayOptions): () => void;
  /** Closes one by name, or all. */
  close(name?: string): void;
}

export const OVERLAYS_SHAPE: ServiceShape<OverlayService> = {
  snapshots: { stack: () => [] },
  commands: { open: 'ending', close: 'nothing' },
};
