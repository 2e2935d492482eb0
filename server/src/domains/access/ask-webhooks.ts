import { inTransaction } from '../../platform/db/transaction.ts';
import { Refusal } from '../../platform/http/errors.ts';
import type { Executor, Platform } from '../../platform/platform.ts';
import { nextTry } from './access.rules.ts';
import { raiseAlert, resolveAlerts } from './alerts.store.ts';
import { askWebhook, type Question } from './ask-webhook.ts';
import { deliver } from './deliver.ts';
import {
  type DueQuestion,
  lockDueQuestion,
  markDelivered,
  postponeDelivery,
} from './deliveries.store.ts';
import { lockDelivery } from './operator-deliveries.store.ts';
import { putOffFailed } from './put-off-failed.ts';
import { findWebhook } from './stock.store.ts';
import { type GivenSecret, openStockSecret } from './stock-secret.ts';
import { takeGiven } from './take-given.ts';
import { tellLinkChanged } from './tell-link-changed.ts';

type Needs = Pick<
  Platform,
  'clock' | 'config' | 'db' | 'ids' | 'log' | 'mail' | 'outbound' | 'publicUrl' | 'sealer'
>;

/** As many at once as one slow service may hold up. */
const AT_ONCE = 8;
const ROUNDS = 25;

/**
 * Asks services for what buyers wait for. Its next try is written before the call, so a process that dies asks
 * again, with the same key. Answers how many came.
 */
export async function askWebhooks(platform: Needs): Promise<number> {
  let filled = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const questions: Question[] = [];
    while (questions.length < AT_ONCE) {
      const claimed = await claim(platform);
      if (claimed === undefined) break;
      if (claimed === 'filled') filled++;
      else if (claimed !== 'failed') questions.push(claimed);
    }
    if (questions.length === 0) break;
    const answers = await Promise.all(
      questions.map((question) =>
        settle(platform, question).catch(async (error: unknown) => {
          await putOffFailed(platform, question, error);
          return false;
        }),
      ),
    );
    filled += answers.filter(Boolean).length;
  }
  return filled;
}

/** @returns undefined when none is due */
async function claim(platform: Needs): Promise<Question | 'filled' | 'failed' | undefined> {
  let due: DueQuestion | undefined;
  try {
    return await inTransaction(platform.db, async (tx) => {
      due = await lockDueQuestion(tx, platform.clock.now());
      return due && (await claimDue(tx, platform, due));
    });
  } catch (error) {
    if (due === undefined) throw error;
    await putOffFailed(platform, due, error);
    return 'failed';
  }
}

/** What lies in the stock by now is given without asking. */
async function claimDue(
  tx: Executor,
  platform: Needs,
  due: DueQuestion,
): Promise<Question | 'filled' | undefined> {
  const at = platform.clock.now();
  if (await deliver(tx, due, at)) return 'filled';
  const webhook = await findWebhook(tx, due.origin_id);
  const attempts = due.attempts + 1;
  await postponeDelivery(tx, due.id, attempts, nextTry(attempts, at));
  if (webhook === undefined) return undefined;
  const secret = openStockSecret(platform, webhook.id, webhook.secret.toString());
  // Only webhooks are found as such.
  if (!('webhook' in secret)) throw new Error(`stock item ${webhook.id} is no webhook`);
  return { ...due, attempts, url: secret.webhook, key: secret.key };
}

async function settle(platform: Needs, question: Question): Promise<boolean> {
  const answer = await askWebhook(platform, question);
  const problem =
    'given' in answer ? await accept(platform, question, answer.given) : answer.problem;
  if (problem === undefined) return true;
  platform.log.warn({ deliveryId: question.id, problem }, 'a service gave nothing');
  await raiseAlert(platform.db, {
    kind: 'delivery_waiting',
    subject: question.id,
    detail: { subscription_id: question.subscription_id, origin_id: question.origin_id, problem },
    at: platform.clock.now(),
  });
  return false;
}

/** @returns why it cannot be passed on; undefined when it is, or somebody was faster */
async function accept(
  platform: Needs,
  question: Question,
  given: GivenSecret,
): Promise<string | undefined> {
  const at = platform.clock.now();
  try {
    await inTransaction(platform.db, async (tx) => {
      const delivery = await lockDelivery(tx, question.id);
      if (delivery === undefined || delivery.stock_item_id !== null) return;
      const itemId = await takeGiven(tx, platform, { delivery, given, at });
      await markDelivered(tx, question.id, itemId, at);
      await resolveAlerts(tx, ['delivery_waiting', 'delivery_late'], question.id, at);
      // The first one is a part of the purchase, which is told by itself.
      if (question.question > 1) await tellLinkChanged(tx, platform, { ...question, itemId });
    });
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
}
