import type { Platform } from '../../../platform/platform.ts';
import { botApi } from './bot-api.ts';
import { takeUpdate } from './take-update.ts';
import { findLastUpdate } from './telegram.store.ts';
import { UPDATE_KINDS, updateSchema } from './update.ts';
import type { UpdateNeeds } from './update-needs.ts';

/** Short, so that a process that stops does not wait for it; the next round follows at once. */
const WAIT_S = 2;
/** Telegram keeps an update for a day; after a quiet week its numbers begin anew, at any number. */
const NUMBERS_RISE_FOR_MS = 2 * 24 * 60 * 60 * 1_000;

/** Asks Telegram what people told the bot. What was taken is confirmed by the next round; a repeat changes nothing. */
export async function pollUpdates(
  platform: UpdateNeeds & Pick<Platform, 'outbound'>,
): Promise<void> {
  const { telegram } = platform.config;
  if (telegram === undefined) return;
  const api = await botApi(telegram, platform.outbound);
  const since = new Date(platform.clock.now().getTime() - NUMBERS_RISE_FOR_MS);
  const last = await findLastUpdate(platform.db, telegram.botId, since);
  const { GrammyError, HttpError } = await import('grammy');
  try {
    const updates = await api.getUpdates({
      ...(last !== undefined && { offset: last + 1 }),
      timeout: WAIT_S,
      allowed_updates: UPDATE_KINDS,
    });
    for (const update of updates) await takeUpdate(platform, updateSchema.parse(update));
  } catch (error) {
    if (error instanceof GrammyError && error.error_code === 409) {
      // A webhook from before stands in the way, or another process is asking.
      await api.deleteWebhook();
      return;
    }
    if (!(error instanceof HttpError)) throw error;
    platform.log.debug({ err: error }, 'Telegram is not reachable');
  }
}
