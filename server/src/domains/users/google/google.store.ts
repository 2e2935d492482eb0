import { type Insertable, type Selectable, sql } from 'kysely';
import type { Database } from '../../../database.types.ts';
import type { Executor } from '../../../platform/platform.ts';

export async function insertFlow(
  db: Executor,
  flow: Insertable<Database['google_flows']>,
): Promise<void> {
  await db.insertInto('google_flows').values(flow).execute();
}

/** Deletes and returns the flow of a state, for the browser that started it: a state works once. */
export function consumeFlow(
  db: Executor,
  stateHash: Buffer,
  browserHash: Buffer,
  now: Date,
): Promise<{ content: string } | undefined> {
  return db
    .deleteFrom('google_flows')
    .where('state_hash', '=', stateHash)
    .where('browser_hash', '=', browserHash)
    .where('expires_at', '>', now)
    .returning('content')
    .executeTakeFirst();
}

export async function insertTicket(
  db: Executor,
  ticket: Insertable<Database['google_tickets']>,
): Promise<void> {
  await db.insertInto('google_tickets').values(ticket).execute();
}

/** Identifies a valid ticket: the ticket itself and the cookie of its browser. */
export interface TicketKey {
  readonly ticketHash: Buffer;
  readonly browserHash: Buffer;
  readonly now: Date;
}

export function findTicket(
  db: Executor,
  { ticketHash, browserHash, now }: TicketKey,
): Promise<{ content: string } | undefined> {
  return db
    .selectFrom('google_tickets')
    .select('content')
    .where('ticket_hash', '=', ticketHash)
    .where('browser_hash', '=', browserHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Uses up a ticket. Of several concurrent calls exactly one gets true. */
export async function consumeTicket(
  db: Executor,
  { ticketHash, browserHash, now }: TicketKey,
): Promise<boolean> {
  const taken = await db
    .deleteFrom('google_tickets')
    .where('ticket_hash', '=', ticketHash)
    .where('browser_hash', '=', browserHash)
    .where('expires_at', '>', now)
    .returning('ticket_hash')
    .executeTakeFirst();
  return taken !== undefined;
}

/**
 * Counts a password try.
 * @returns false when the limit is reached
 */
export async function countPasswordTry(
  db: Executor,
  ticketHash: Buffer,
  max: number,
): Promise<boolean> {
  const counted = await db
    .updateTable('google_tickets')
    .set((row) => ({ password_attempts: row('password_attempts', '+', 1) }))
    .where('ticket_hash', '=', ticketHash)
    .where('password_attempts', '<', max)
    .returning('password_attempts')
    .executeTakeFirst();
  return counted !== undefined;
}

export async function deleteStaleSignIns(db: Executor, now: Date): Promise<void> {
  await db.deleteFrom('google_flows').where('expires_at', '<=', now).execute();
  await db.deleteFrom('google_tickets').where('expires_at', '<=', now).execute();
}

/** Serializes sign-ins with one email, so that two concurrent ones create one account. */
export async function lockEmail(tx: Executor, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`google:${email}`}, 0))`.execute(tx);
}

export function findIdentity(
  db: Executor,
  identity: { issuer: string; subject: string },
): Promise<{ user_id: string } | undefined> {
  return db
    .selectFrom('identities')
    .select('user_id')
    .where('issuer', '=', identity.issuer)
    .where('subject', '=', identity.subject)
    .executeTakeFirst();
}

export async function insertIdentity(
  db: Executor,
  identity: Insertable<Database['identities']>,
): Promise<void> {
  await db.insertInto('identities').values(identity).execute();
}

export async function deleteIdentities(db: Executor, userId: string): Promise<void> {
  await db.deleteFrom('identities').where('user_id', '=', userId).execute();
}

export type AccountToLink = Pick<
  Selectable<Database['users']>,
  'id' | 'email' | 'language' | 'password_hash' | 'email_confirmed_at' | 'ownership_proven_at'
>;

/** Locks the row, so that password and confirmation cannot change while a link is decided. */
export function findAccountToLink(tx: Executor, email: string): Promise<AccountToLink | undefined> {
  return tx
    .selectFrom('users')
    .select([
      'id',
      'email',
      'language',
      'password_hash',
      'email_confirmed_at',
      'ownership_proven_at',
    ])
    .where('email', '=', email)
    .forUpdate()
    .executeTakeFirst();
}
