import { inTransaction } from '../../../../platform/db/transaction.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { botApi } from '../bot-api.ts';
import { classifyFailure } from '../telegram.rules.ts';
import { setBlocked } from '../telegram.store.ts';
import {
  abandonMessage,
  alertOfAbandoned,
  type ClaimedMessage,
  claimDueMessages,
  markSent,
  postponeMessage,
  releaseMessages,
} from './messages.store.ts';

const BATCH = 20;
/** Longer than a whole batch in which every call times out. */
const CLAIM_MS = 5 * 60_000;

/** Sends due messages sequentially, far below Telegram's rate limits. Safe to run in several processes. */
export async function sendMessages(platform: Platform): Promise<void> {
  const { config, clock, db, outbound } = platform;
  if (config.telegram === undefined) return;
  const now = clock.now();
  const until = new Date(now.getTime() + CLAIM_MS);
  const claimed = await claimDueMessages(db, { now, until, limit: BATCH });
  if (claimed.length === 0) return;
  const api = await botApi(config.telegram, outbound);
  for (const [index, message] of claimed.entries()) {
    try {
      await api.sendMessage(message.chat_id, message.content, {
        link_preview_options: { is_disabled: true },
      });
    } catch (error) {
      const pauseS = await onFailure(platform, message, error);
      if (pauseS === undefined) continue;
      const rest = claimed.slice(index + 1).map(({ id }) => id);
      return releaseMessages(db, rest, secondsFrom(clock.now(), pauseS));
    }
    await markSent(db, message.id, clock.now());
  }
}

/** @returns seconds to pause all sending, if Telegram asked for it */
async function onFailure(
  { clock, db, log }: Platform,
  { id, chat_id: chatId, attempts }: ClaimedMessage,
  thrown: unknown,
): Promise<number | undefined> {
  const { GrammyError, HttpError } = await import('grammy');
  if (!(thrown instanceof GrammyError) && !(thrown instanceof HttpError)) {
    // Our own error with this message: retried like any other and finally abandoned.
    log.error({ err: thrown, message: id }, 'failed to send Telegram message');
  }
  const answered = thrown instanceof GrammyError ? thrown : undefined;
  const failure = classifyFailure(
    answered && {
      code: answered.error_code,
      description: answered.description,
      retryAfterS: answered.parameters.retry_after,
    },
    attempts,
  );
  const error = answered === undefined ? 'not reachable' : `answered ${answered.error_code}`;
  const at = clock.now();
  log.warn({ message: id, attempts, error, outcome: failure.kind }, 'Telegram message not sent');
  if (failure.kind === 'slow_down' || failure.kind === 'retry') {
    await postponeMessage(db, id, { tryAt: secondsFrom(at, failure.waitS), error });
    return failure.kind === 'slow_down' ? failure.waitS : undefined;
  }
  await inTransaction(db, async (tx) => {
    const key = await abandonMessage(tx, id, { error, at });
    if (failure.kind === 'blocked') await setBlocked(tx, chatId, at);
    else if (key !== undefined) await alertOfAbandoned(tx, { key, error, at });
  });
  return undefined;
}

function secondsFrom(at: Date, seconds: number): Date {
  return new Date(at.getTime() + seconds * 1_000);
}
