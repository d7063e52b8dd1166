import type { Registry, ShopConfig } from 'shared-contracts';
import type { DocumentAnswer, DocumentRequest, PlatformOperation } from 'shared-contracts/edge';

/** What the main thread asks of a render worker. */
export interface RenderRequest extends DocumentRequest {
  /** Remotes that are not to be rendered here (they were too slow, or ended a worker). */
  skip: readonly string[];
}

export type RenderAnswer = DocumentAnswer;

export interface PlatformAnswer {
  data?: unknown;
  error?: string;
}

export interface WorkerSetup {
  config: ShopConfig;
  /** The shop's own origin. */
  origin: string;
  store: string;
}

export type ToWorker =
  /** A set of live releases, under a number of the renderer's: before its first document, and what has to make room for it. */
  | { type: 'set'; set: number; registry: Registry; forget: number | undefined }
  | { type: 'render'; id: number; set: number; request: RenderRequest }
  | { type: 'answer'; id: number; answer: PlatformAnswer };

export type FromWorker =
  | { type: 'rendered'; id: number; answer: RenderAnswer }
  | { type: 'failed'; id: number; message: string }
  | { type: 'query'; id: number; operation: PlatformOperation }
  /** What the worker is busy with: whose code is to blame when it hangs. */
  | { type: 'stage'; id: number; remote: string };
