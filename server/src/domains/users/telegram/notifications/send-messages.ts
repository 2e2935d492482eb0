import { inTransaction } from '../../../../platform/db/transaction.ts';
import { enqueueDue } from '../../../../platform/jobs/enqueue-due.ts';
import type { Attempt } from '../../../../platform/jobs/jobs.ts';
import { defineQueue, JobFailed } from '../../../../platform/jobs/queue.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { botApi } from '../bot-api.ts';
import { classifyFailure } from '../telegram.rules.ts';
import { setBlocked } from '../telegram.store.ts';
import {
  discardMessage,
  findUnsentMessage,
  findWaitingMessages,
  markSent,
  recordFailure,
} from './messages.store.ts';

type Needs = Pick<Platform, 'db' | 'clock' | 'config' | 'log' | 'outbound'>;

const BATCH = 100;

/** Sequential, far below Telegram's rate limits. */
export const sendMessageQueue = defineQueue<{ readonly message: string }>('send-telegram-message', {
  onePerKey: true,
  retries: 9,
  firstRetryS: 5,
  maxRetryS: 8 * 3_600,
  parallel: 1,
  timeoutS: 60,
  // A bot in trouble fails every message.
  alertAfter: undefined,
});

/** Until when this process sends nothing, because Telegram asked for a pause. */
export interface Pause {
  until: Date;
}

export function sendMessages({ db, jobs }: Pick<Platform, 'db' | 'jobs'>): Promise<void> {
  return enqueueDue(
    { db, jobs },
    {
      queue: sendMessageQueue,
      limit: BATCH,
      find: (limit) => findWaitingMessages(db, limit),
      toJob: (message) => ({ key: message, data: { message } }),
    },
  );
}

/** Attempts to send one message; does nothing if it was sent, abandoned with its chat, or no longer exists. */
export async function sendMessage(
  platform: Needs,
  pause: Pause,
  id: string,
  { isLast }: Pick<Attempt, 'isLast'>,
): Promise<void> {
  const { config, clock, db, outbound } = platform;
  const message = await findUnsentMessage(db, id);
  if (config.telegram === undefined || message === undefined) return;
  if (clock.now() < pause.until) throw new JobFailed('paused: answered 429');
  const api = await botApi(config.telegram, outbound);
  try {
    await api.sendMessage(message.chat_id, message.content, {
      link_preview_options: { is_disabled: true },
    });
  } catch (error) {
    return onFailure(platform, pause, { id, chatId: message.chat_id, isLast, thrown: error });
  }
  await markSent(db, id, clock.now());
}

async function onFailure(
  { clock, db, log }: Needs,
  pause: Pause,
  failed: {
    readonly id: string;
    readonly chatId: number;
    readonly isLast: boolean;
    readonly thrown: unknown;
  },
): Promise<void> {
  const { id, chatId, isLast, thrown } = failed;
  const { GrammyError, HttpError } = await import('grammy');
  if (!(thrown instanceof GrammyError) && !(thrown instanceof HttpError)) {
    // Our own error with this message: retried like any other.
    log.error({ err: thrown, message: id }, 'failed to send Telegram message');
  }
  const answered = thrown instanceof GrammyError ? thrown : undefined;
  const failure = classifyFailure(
    answered && {
      code: answered.error_code,
      description: answered.description,
      retryAfterS: answered.parameters.retry_after,
    },
  );
  const error = answered === undefined ? 'not reachable' : `answered ${answered.error_code}`;
  const at = clock.now();
  if (failure.kind === 'blocked') {
    return inTransaction(db, async (tx) => {
      await recordFailure(tx, id, { error, abandonedAt: at });
      await discardMessage(tx, id, at);
      await setBlocked(tx, chatId, at);
    });
  }
  if (failure.kind === 'slow_down') {
    pause.until = new Date(at.getTime() + failure.waitS * 1_000);
  }
  const isFinal = failure.kind === 'give_up';
  await recordFailure(db, id, { error, abandonedAt: isFinal || isLast ? at : null });
  throw new JobFailed(error, { isFinal });
}
