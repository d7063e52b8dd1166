import type { Registry, ShopConfig } from 'shared-contracts';
import type {
  CustomerOperation,
  DocumentAnswer,
  DocumentRequest,
  PersonalPageAnswer,
  PersonalPageRequest,
  PlatformOperation,
} from 'shared-contracts/edge';

/** What the main thread asks of a render worker. */
export interface RenderRequest extends DocumentRequest {
  /** Remotes that are not to be rendered here (they were too slow, or ended a worker). */
  skip: readonly string[];
}

export interface PersonalRenderRequest extends PersonalPageRequest {
  /** As of a `RenderRequest`. */
  skip: readonly string[];
}

export type RenderAnswer = DocumentAnswer;

/** What a worker makes, by the kind of what it is asked for. */
export interface Rendered {
  render: { request: RenderRequest; answer: RenderAnswer };
  'render-personal': { request: PersonalRenderRequest; answer: PersonalPageAnswer };
}

export interface PlatformAnswer {
  data?: unknown;
  error?: string;
  isFault?: boolean;
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
  | { type: 'render-personal'; id: number; set: number; request: PersonalRenderRequest }
  | { type: 'answer'; id: number; answer: PlatformAnswer };

export type FromWorker =
  | { type: 'rendered'; id: number; answer: Rendered[keyof Rendered]['answer'] }
  | { type: 'failed'; id: number; message: string }
  | { type: 'query'; id: number; operation: PlatformOperation | CustomerOperation }
  /** Whose code begins to run for a document; undefined when it has ended, and the document waits for the platform. */
  | { type: 'stage'; id: number; remote: string | undefined };
