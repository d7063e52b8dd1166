import type { ReactNode } from 'react';
import type { CommerceError } from 'shared-contracts';
import type { UserError } from '../attachments/refusal';
import type { KnownOptions } from '../attachments/use-attachments';
import type { ThreadMessageFragment } from './thread.graphql.ts';

export type ThreadMessages = readonly (ThreadMessageFragment | null)[];

/** What the platform answered to a message. */
export interface ReplyAnswer {
  error: CommerceError | undefined;
  isTaken: boolean;
  /** Why not. */
  refusals?: readonly (UserError | null)[] | null | undefined;
}

/** A message that may be written: to what, and how it is sent. */
export interface Reply {
  /** The name that the draft and its files are kept under. */
  keep: string;
  files: KnownOptions;
  use: 'ticket' | 'drawing';
  /** What has been written so far. */
  messages: ThreadMessages;
  onSend: (message: string, uploadIds: readonly string[]) => Promise<ReplyAnswer>;
  /** Asks the platform for the messages; undefined where it does not say. */
  onRead: () => Promise<ThreadMessages | CommerceError | undefined>;
  /** What it belongs to is at its end: what is shown in the place of the form. What has not been sent stays, to be read. */
  closed: ReactNode | undefined;
  words: {
    /** A message was refused for that. */
    closed: string;
    /** Above what was written until then. */
    closedMeanwhile: string;
  };
}
