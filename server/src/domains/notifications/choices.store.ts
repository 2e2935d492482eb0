import type {
  NotificationChoice,
  NotificationTimes,
} from '@sesame/contract/console/notifications/notifications.ts';
import type { OperatorRole } from '@sesame/contract/console/permissions.ts';
import { sql } from 'kysely';
import type { Executor } from '../../platform/platform.ts';

/** What an operator chose; what is missing has the default of the role. */
export interface SavedChoices {
  readonly id: string;
  readonly email: string;
  readonly role: OperatorRole;
  readonly times: NotificationTimes | null;
  readonly choices: readonly NotificationChoice[];
  /** Whether they connected a chat that the bot can write to. */
  readonly has_chat: boolean;
}

const SAVED = sql`
  select o.id, o.email, o.role,
    (select json_build_object('time_zone', t.time_zone, 'digest_hour', t.digest_hour, 'quiet_from', t.quiet_from,
        'quiet_until', t.quiet_until, 'urgent_anytime', t.urgent_anytime)
      from operator_notification_times t where t.operator_id = o.id) as times,
    exists (select from operator_chats c where c.operator_id = o.id and c.blocked_at is null) as has_chat,
    (select coalesce(json_agg(json_build_object('topic', n.topic, 'mail', n.mail, 'telegram', n.telegram,
        'digest', n.digest)), '[]')
      from operator_notification_choices n where n.operator_id = o.id) as choices
  from operators o`;

export async function findChoices(db: Executor, operatorId: string): Promise<SavedChoices> {
  const { rows } = await sql<SavedChoices>`${SAVED} where o.id = ${operatorId}`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('the operator does not exist');
  return row;
}

/** The choices of every active operator with one of the roles. */
export async function listChoices(
  db: Executor,
  roles: readonly OperatorRole[],
): Promise<SavedChoices[]> {
  const { rows } = await sql<SavedChoices>`
    ${SAVED} where o.disabled_at is null and o.role = any(${[...roles]}) order by o.id`.execute(db);
  return rows;
}

export async function saveChoices(
  tx: Executor,
  operatorId: string,
  choices: readonly NotificationChoice[],
): Promise<void> {
  if (choices.length === 0) return;
  await tx
    .insertInto('operator_notification_choices')
    .values(choices.map((choice) => ({ operator_id: operatorId, ...choice })))
    .onConflict((conflict) =>
      conflict.columns(['operator_id', 'topic']).doUpdateSet(({ ref }) => ({
        mail: ref('excluded.mail'),
        telegram: ref('excluded.telegram'),
        digest: ref('excluded.digest'),
      })),
    )
    .execute();
}

export async function saveTimes(
  tx: Executor,
  operatorId: string,
  times: NotificationTimes,
): Promise<void> {
  await tx
    .insertInto('operator_notification_times')
    .values({ operator_id: operatorId, ...times })
    .onConflict((conflict) => conflict.column('operator_id').doUpdateSet(times))
    .execute();
}

/** When the last mail that left the queue was refused; null when it was sent, and when there was none. */
export async function findRefusedMail(db: Executor, operatorId: string): Promise<Date | null> {
  const last = await db
    .selectFrom('mails')
    .select(['sent_at', 'abandoned_at'])
    .where('operator_id', '=', operatorId)
    .where((mail) => mail.or([mail('sent_at', 'is not', null), mail('last_error', 'is not', null)]))
    .orderBy('queued_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.sent_at === null ? last.abandoned_at : null;
}

/** The time zone that an operator chose; undefined for that of the shop. */
export async function findZone(db: Executor, operatorId: string): Promise<string | undefined> {
  const times = await db
    .selectFrom('operator_notification_times')
    .select('time_zone')
    .where('operator_id', '=', operatorId)
    .executeTakeFirst();
  return times?.time_zone;
}
