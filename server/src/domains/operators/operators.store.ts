import type { OperatorRole } from '@sesame/contract/console/permissions.ts';
import type { Language } from '@sesame/contract/shared/limits.ts';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Pool } from 'pg';
import type { Database } from '../../database.types.ts';
import type { Executor } from '../../platform/platform.ts';

export type OperatorRow = Selectable<Database['operators']>;

export function findOperatorByEmail(db: Executor, email: string): Promise<OperatorRow | undefined> {
  return db.selectFrom('operators').selectAll().where('email', '=', email).executeTakeFirst();
}

/** Whether the shop has ever had an operator. */
export async function hasOperators(db: Executor): Promise<boolean> {
  const found = await db.selectFrom('operators').select('id').limit(1).executeTakeFirst();
  return found !== undefined;
}

/**
 * Inserts an operator. If the email exists, its row keeps the id and everything else is replaced.
 * @returns the id of the row
 */
export async function upsertOperator(
  tx: Executor,
  operator: Insertable<Database['operators']>,
): Promise<string> {
  const { id } = await tx
    .insertInto('operators')
    .values(operator)
    .onConflict((conflict) =>
      conflict.column('email').doUpdateSet({
        name: operator.name,
        role: operator.role,
        password_hash: operator.password_hash,
        totp_secret: operator.totp_secret,
        totp_last_step: 0,
        disabled_at: null,
        version: sql<number>`operators.version + 1`,
      }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Uses up all codes up to that time step.
 * @returns false when that step or a later one was already used
 */
export async function useOperatorStep(tx: Executor, id: string, step: number): Promise<boolean> {
  const used = await tx
    .updateTable('operators')
    .set({ totp_last_step: step })
    .where('id', '=', id)
    .where('totp_last_step', '<', step)
    .returning('id')
    .executeTakeFirst();
  return used !== undefined;
}

/**
 * Locks the operator.
 * @returns false if the password or authenticator app has changed, or the operator was disabled
 */
export async function lockOperatorIfUnchanged(
  tx: Executor,
  { id, password_hash, totp_secret }: OperatorRow,
): Promise<boolean> {
  const same = await tx
    .selectFrom('operators')
    .select('id')
    .where('id', '=', id)
    .where('password_hash', '=', password_hash)
    .where('totp_secret', 'is not distinct from', totp_secret)
    .where('disabled_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return same !== undefined;
}

export async function changeOperator(
  tx: Executor,
  id: string,
  change: Partial<Pick<OperatorRow, 'name' | 'password_hash'>>,
): Promise<void> {
  await tx.updateTable('operators').set(change).where('id', '=', id).execute();
}

export async function insertOperatorSession(
  tx: Executor,
  session: Insertable<Database['operator_sessions']>,
): Promise<void> {
  await tx.insertInto('operator_sessions').values(session).execute();
}

const ACTIVE_SESSION = `
  select o.id, o.name, o.role, s.ends_at, s.last_seen_at, s.confirmed_at, s.last_change
  from operator_sessions s join operators o on o.id = s.operator_id
  where s.token_hash = $1 and s.last_seen_at > $3 and s.ends_at > $2 and o.disabled_at is null`;

export interface ActiveOperatorSession {
  readonly id: string;
  readonly name: string;
  readonly role: OperatorRole;
  readonly ends_at: Date;
  readonly last_seen_at: Date;
  readonly confirmed_at: Date | null;
  readonly last_change: number | null;
}

/** @param idleSince sessions last seen before this time have expired */
export async function findOperatorSession(
  pool: Pool,
  tokenHash: Buffer,
  { now, idleSince }: { now: Date; idleSince: Date },
): Promise<ActiveOperatorSession | undefined> {
  const { rows } = await pool.query<ActiveOperatorSession>(ACTIVE_SESSION, [
    tokenHash,
    now,
    idleSince,
  ]);
  return rows[0];
}

const TOUCH =
  'update operator_sessions set last_seen_at = $2 where token_hash = $1 and last_seen_at < $2';

export async function touchOperatorSession(
  pool: Pool,
  tokenHash: Buffer,
  now: Date,
): Promise<void> {
  await pool.query(TOUCH, [tokenHash, now]);
}

const NOTE_CHANGE = 'update operator_sessions set last_change = $2 where token_hash = $1';

export async function noteSessionChange(
  pool: Pool,
  tokenHash: Buffer,
  position: number,
): Promise<void> {
  await pool.query(NOTE_CHANGE, [tokenHash, position]);
}

export async function deleteOperatorSession(tx: Executor, tokenHash: Buffer): Promise<void> {
  await tx.deleteFrom('operator_sessions').where('token_hash', '=', tokenHash).execute();
}

export async function confirmSession(tx: Executor, tokenHash: Buffer, at: Date): Promise<void> {
  await tx
    .updateTable('operator_sessions')
    .set({ confirmed_at: at })
    .where('token_hash', '=', tokenHash)
    .execute();
}

export function findOperator(db: Executor, id: string): Promise<OperatorRow | undefined> {
  return db.selectFrom('operators').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Sessions that have not expired, last used first. */
export function listSessionRows(
  db: Executor,
  operatorId: string,
  { now, idleSince }: { now: Date; idleSince: Date },
) {
  return db
    .selectFrom('operator_sessions')
    .selectAll()
    .where('operator_id', '=', operatorId)
    .where('ends_at', '>', now)
    .where('last_seen_at', '>', idleSince)
    .orderBy('last_seen_at', 'desc')
    .limit(100)
    .execute();
}

/** @returns the number of sessions ended */
export async function deleteOtherSessions(
  tx: Executor,
  operatorId: string,
  currentHash: Buffer,
): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('operator_sessions')
    .where('operator_id', '=', operatorId)
    .where('token_hash', '<>', currentHash)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

export async function deleteOperatorSessionsOf(tx: Executor, operatorId: string): Promise<void> {
  await tx.deleteFrom('operator_sessions').where('operator_id', '=', operatorId).execute();
}

export async function deleteDeadOperatorSessions(
  db: Executor,
  { now, idleSince }: { now: Date; idleSince: Date },
): Promise<void> {
  await db
    .deleteFrom('operator_sessions')
    .where((row) => row.or([row('ends_at', '<=', now), row('last_seen_at', '<=', idleSince)]))
    .execute();
}

/** Number, predecessor and hash are set by triggers of the table. */
export async function insertAuditEvent(
  tx: Executor,
  event: Insertable<Database['audit_events']>,
): Promise<void> {
  await sql`
    insert into audit_events (at, operator_id, action, subject, before, after, reason, ip)
    values (${event.at}, ${event.operator_id}, ${event.action}, ${event.subject}, ${event.before ?? null}::json,
      ${event.after ?? null}::json, ${event.reason ?? null}, ${event.ip})`.execute(tx);
}

/** The language of mails to an operator. */
export async function changeOperatorLanguage(
  tx: Executor,
  operatorId: string,
  language: Language,
): Promise<void> {
  await tx
    .updateTable('operators')
    .set({ language })
    .where('id', '=', operatorId)
    .where('language', '<>', language)
    .execute();
}
