import type { MailedAlertKind } from '@sesame/contract/console/alerts.ts';
import type { OperatorRole } from '@sesame/contract/console/permissions.ts';
import type { Language } from '@sesame/contract/shared/limits.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../../../platform/platform.ts';

/** Who gets mails about alerts, and which: active operators of these roles, unless they opted out of the kind. */
export interface MailRules {
  readonly kinds: readonly MailedAlertKind[];
  readonly roles: readonly OperatorRole[];
}

/** Operators who have no mail about the alert `a` yet and want one. */
const isDue = (roles: readonly OperatorRole[]): RawBuilder<boolean> => sql`
  o.disabled_at is null and o.role = any(${[...roles]})
  and not exists (select from alert_mails m where m.alert_id = a.id and m.operator_id = o.id)
  and not exists (
    select from operator_notifications n
    where n.operator_id = o.id and n.kind = a.kind and n.channel = 'mail' and not n.enabled)`;

/** Open alerts raised after `since` that an operator still has to be mailed about, oldest first. */
export async function findAlertsToMail(
  db: Executor,
  { kinds, roles, since, limit }: MailRules & { readonly since: Date; readonly limit: number },
): Promise<{ id: number }[]> {
  const { rows } = await sql<{ id: number }>`
    select a.id from alerts a
    where a.resolved_at is null and a.kind = any(${[...kinds]}) and a.created_at > ${since}
      and exists (select from operators o where ${isDue(roles)})
    order by a.id limit ${limit}`.execute(db);
  return rows;
}

export interface AlertRecipient {
  readonly id: string;
  readonly email: string;
  readonly language: Language;
}

/** Records that these operators get their mail about an alert; each is returned once, also when two jobs ask. */
export async function claimRecipients(
  tx: Executor,
  { alertId, roles, at }: { alertId: number; roles: readonly OperatorRole[]; at: Date },
): Promise<AlertRecipient[]> {
  const { rows } = await sql<AlertRecipient>`
    with claimed as (
      insert into alert_mails (alert_id, operator_id, created_at)
      select a.id, o.id, ${at} from alerts a cross join operators o where a.id = ${alertId} and ${isDue(roles)}
      on conflict do nothing
      returning operator_id
    )
    select o.id, o.email, o.language from claimed join operators o on o.id = claimed.operator_id order by o.id`.execute(
    tx,
  );
  return rows;
}

/** The kinds that an operator opted out of. */
export async function findMutedKinds(db: Executor, operatorId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('operator_notifications')
    .select('kind')
    .where('operator_id', '=', operatorId)
    .where('channel', '=', 'mail')
    .where('enabled', '=', false)
    .execute();
  return rows.map(({ kind }) => kind);
}

export async function saveChoices(
  tx: Executor,
  operatorId: string,
  choices: readonly { readonly kind: MailedAlertKind; readonly enabled: boolean }[],
): Promise<void> {
  await tx
    .insertInto('operator_notifications')
    .values(
      choices.map(({ kind, enabled }) => ({
        operator_id: operatorId,
        kind,
        channel: 'mail' as const,
        enabled,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['operator_id', 'kind', 'channel'])
        .doUpdateSet(({ ref }) => ({ enabled: ref('excluded.enabled') })),
    )
    .execute();
}
