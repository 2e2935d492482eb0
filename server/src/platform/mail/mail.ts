import type { Language } from '@sesame/contract/limits.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../../database.types.ts';
import type { ToldWords } from './told-words.ts';

type Executor = Kysely<Database>;

/** One letter, ready to leave: made by a template through `layoutMail`. */
export interface Mail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

export interface QueuedMail {
  /** Unique: the second mail of a key is dropped, so whatever happens twice is told once. */
  readonly key: string;
  /** A stored, normalised address. */
  readonly to: string;
  readonly language: Language;
  readonly mail: Mail;
}

export interface MailQueue {
  /** False without SMTP_URL: nothing is queued then. */
  readonly enabled: boolean;
  /** The words of mails and of the bot, as they are now; here because whoever tells something by the bot tells it by mail. */
  readonly words: ToldWords;
  /** The mail exists exactly if the transaction commits; a job sends it. Never waits for a mail server. */
  queue(tx: Executor, mail: QueuedMail): Promise<void>;
  /** How many mails whose key begins so were queued since then, sent or not. */
  countSince(tx: Executor, keyPrefix: string, since: Date): Promise<number>;
  /** Sends what is due and answers how many left. Safe to run in several processes at once. */
  sendDue(): Promise<number>;
  close(): void;
}
