import {
  type changeAlertMails as changeRoute,
  mailedAlertKinds,
  type readAlertMails as readRoute,
} from '@sesame/contract/console/alerts.ts';
import type { AnswerOf, BodyOf } from '@sesame/contract/shared/route.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Operator } from '../../../platform/http/call.ts';
import type { Executor, Platform } from '../../../platform/platform.ts';
import { type Actor, changeOperatorLanguage, recordAuditEvent } from '../../operators/index.ts';
import { findMutedKinds, saveChoices } from './alert-mails.store.ts';

/** The kinds of alerts that an operator is mailed about: all of them, until they opt out. */
export async function readAlertMails(
  { db }: { readonly db: Executor },
  { id }: Pick<Operator, 'id'>,
): Promise<AnswerOf<typeof readRoute>> {
  const muted = await findMutedKinds(db, id);
  return { choices: mailedAlertKinds.map((kind) => ({ kind, enabled: !muted.includes(kind) })) };
}

/** Saves what an operator chose for themselves, and the language in which they are mailed. */
export function changeAlertMails(
  platform: Pick<Platform, 'db' | 'clock'>,
  { choices, language }: BodyOf<typeof changeRoute>,
  by: Actor,
): Promise<AnswerOf<typeof readRoute>> {
  return inTransaction(platform.db, async (tx) => {
    const before = await readAlertMails({ db: tx }, by.operator);
    if (choices.length > 0) await saveChoices(tx, by.operator.id, choices);
    await changeOperatorLanguage(tx, by.operator.id, language);
    const after = await readAlertMails({ db: tx }, by.operator);
    await recordAuditEvent(tx, platform, {
      ...by,
      action: 'alerts.change',
      subject: `operator:${by.operator.id}`,
      before: before.choices.filter(({ enabled }) => !enabled).map(({ kind }) => kind),
      after: after.choices.filter(({ enabled }) => !enabled).map(({ kind }) => kind),
    });
    return after;
  });
}
