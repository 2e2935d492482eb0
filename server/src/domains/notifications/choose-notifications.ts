import type {
  changeNotifications as changeRoute,
  NotificationSettings,
} from '@sesame/contract/console/notifications/notifications.ts';
import type { BodyOf } from '@sesame/contract/shared/route.ts';
import { isTimeZone } from '@sesame/contract/shared/time-zone.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Operator } from '../../platform/http/call.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Platform, TransactionalPlatform } from '../../platform/platform.ts';
import {
  type Actor,
  changeOperatorLanguage,
  findOperatorChat,
  recordAuditEvent,
} from '../operators/index.ts';
import { findChoices, findRefusedMail, saveChoices, saveTimes } from './choices.store.ts';
import { standardChoice, standardTimes, topicsOf } from './notifications.rules.ts';

/** What an operator is notified of, how and when: their choices, else the defaults of their role. */
export async function readNotifications(
  { config, db, mail }: Pick<Platform, 'config' | 'db' | 'mail'>,
  { id, role }: Pick<Operator, 'id' | 'role'>,
): Promise<NotificationSettings> {
  const saved = await findChoices(db, id);
  const refusedAt = await findRefusedMail(db, id);
  const chat = await findOperatorChat(db, id);
  return {
    ...(saved.times ?? standardTimes(config.shop().timeZone)),
    choices: topicsOf(role).map(
      (topic) =>
        saved.choices.find((choice) => choice.topic === topic) ?? standardChoice(role, topic),
    ),
    mail: {
      enabled: mail.enabled,
      address: saved.email,
      refused_at: refusedAt?.toISOString() ?? null,
    },
    telegram: {
      enabled: config.shop().connections.telegram !== undefined,
      account: chat?.name ?? null,
      blocked_at: chat?.blocked_at?.toISOString() ?? null,
    },
  };
}

/** Saves what an operator chose for themselves, and the language in which they are written to. */
export function changeNotifications(
  platform: TransactionalPlatform,
  { choices, language, ...times }: BodyOf<typeof changeRoute>,
  by: Actor & { readonly operator: Operator },
): Promise<NotificationSettings> {
  const { id, role } = by.operator;
  if (!isTimeZone(times.time_zone)) refuse('bad_request');
  if ((times.quiet_from === null) !== (times.quiet_until === null)) refuse('bad_request');
  return inTransaction(platform.db, async (tx) => {
    const inCall = { ...platform, db: tx };
    const before = await readNotifications(inCall, by.operator);
    const allowed = topicsOf(role);
    await saveChoices(
      tx,
      id,
      choices.filter(({ topic }) => allowed.includes(topic)),
    );
    await saveTimes(tx, id, times);
    await changeOperatorLanguage(tx, id, language);
    const after = await readNotifications(inCall, by.operator);
    await recordAuditEvent(tx, platform, {
      ...by,
      action: 'alerts.change',
      subject: `operator:${id}`,
      before: { ...before, mail: undefined, telegram: undefined },
      after: { ...after, mail: undefined, telegram: undefined },
    });
    return after;
  });
}
