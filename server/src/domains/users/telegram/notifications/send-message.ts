import { inTransaction } from '../../../../platform/db/transaction.ts';
import type { Attempt } from '../../../../platform/jobs/jobs.ts';
import { JobFailed } from '../../../../platform/jobs/queue.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { botApi } from '../bot-api.ts';
import type { OperatorChats } from '../operator-chats.ts';
import { classifyFailure } from '../telegram.rules.ts';
import { setBlocked } from '../telegram.store.ts';
import { keyboardOf } from './keyboard.ts';
import { discardMessage, findUnsentMessage, markSent, recordFailure } from './messages.store.ts';

type Needs = Platform & {
  readonly operatorChats: Pick<OperatorChats, 'setBlocked'>;
};

/** Until when this process sends nothing, because Telegram asked for a pause. */
export interface Pause {
  until: Date;
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
  if (message === undefined) return;
  if (!message.isAllowed) return discardMessage(db, id, clock.now());
  const { telegram } = config.shop().connections;
  if (telegram === undefined) throw new JobFailed('the shop has no bot');
  if (clock.now() < pause.until) throw new JobFailed('paused: answered 429');
  const api = await botApi(telegram, outbound);
  let messageId: number;
  try {
    const sent = await api.sendMessage(message.chat_id, message.content, {
      link_preview_options: { is_disabled: true },
      ...(message.buttons !== null && { reply_markup: keyboardOf(message.buttons) }),
    });
    messageId = sent.message_id;
  } catch (error) {
    return onFailure(platform, pause, { id, chatId: message.chat_id, isLast, thrown: error });
  }
  await markSent(db, id, { at: clock.now(), messageId });
}

async function onFailure(
  { clock, db, log, operatorChats }: Needs,
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
    log.error({ err: thrown, messageId: id }, 'failed to send Telegram message');
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
      await operatorChats.setBlocked(tx, chatId, at);
    });
  }
  if (failure.kind === 'slow_down') {
    pause.until = new Date(at.getTime() + failure.waitS * 1_000);
  }
  const isFinal = failure.kind === 'refused';
  await recordFailure(db, id, { error, abandonedAt: isFinal || isLast ? at : null });
  throw new JobFailed(error, { isFinal });
}
