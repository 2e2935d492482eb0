import type { Language } from '@sesame/contract/shared/limits.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../../database.types.ts';
import type { Attempt } from '../jobs/jobs.ts';
import type { NotificationTexts } from './notification-texts.ts';

type Executor = Kysely<Database>;

/** A rendered mail, made by a template through `layoutMail`. */
export interface Mail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

export interface QueuedMail {
  /** Unique: a second mail with the same key is dropped, so an event that is processed twice sends one mail. */
  readonly key: string;
  /** A stored, normalized address. */
  readonly to: string;
  readonly language: Language;
  readonly mail: Mail;
  /** Its address is known from this mail only, so what cannot be sent is erased at once. */
  readonly discardFailed?: true;
  /** For a notification of an operator: it is sent only while they are active and have one of these roles. */
  readonly onlyFor?: { readonly operatorId: string; readonly roles: readonly string[] };
}

export interface MailQueue {
  /** False while there is no mail server, neither in the environment nor in the console; then nothing is queued. */
  readonly enabled: boolean;
  /** The current texts of mails and of the bot; here because every notification by the bot is also sent by mail. */
  readonly texts: NotificationTexts;
  /** Queues a mail that exists exactly if the transaction commits; a job sends it. Never waits for a mail server. */
  queue(tx: Executor, mail: QueuedMail): Promise<void>;
  /** Number of mails queued since then whose key begins with the prefix, sent or not. */
  countSince(tx: Executor, keyPrefix: string, since: Date): Promise<number>;
  /** Attempts to send one mail; does nothing if it was sent or no longer exists. */
  send(id: string, attempt: Pick<Attempt, 'isLast'>): Promise<void>;
  /** Whether the mail server accepts a connection and the shop's sign-in. */
  isServerReachable(): Promise<boolean>;
  close(): void;
}
