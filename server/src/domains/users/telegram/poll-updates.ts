import { botApi } from './bot-api.ts';
import { handleUpdate } from './handle-update.ts';
import { findLastUpdate } from './telegram.store.ts';
import { UPDATE_KINDS, updateSchema } from './update.ts';
import type { UpdateNeeds } from './update-needs.ts';

/** Short, so that a stopping process need not wait for it; the next poll follows immediately. */
const WAIT_S = 2;
/** Telegram keeps updates for a day; after a week without updates it may restart their numbers at any value. */
const NUMBERS_RISE_FOR_MS = 2 * 24 * 60 * 60 * 1_000;

/**
 * Fetches bot updates by long polling. The next poll acknowledges the updates applied; repeated ones have no effect.
 */
export async function pollUpdates(platform: UpdateNeeds): Promise<void> {
  const { telegram } = platform.config.shop().connections;
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
    for (const update of updates) await handleUpdate(platform, updateSchema.parse(update));
  } catch (error) {
    if (error instanceof GrammyError && error.error_code === 409) {
      // A webhook is still registered, or another process is polling.
      await api.deleteWebhook();
      return;
    }
    if (!(error instanceof HttpError)) throw error;
    platform.log.debug({ err: error }, 'Telegram is unreachable');
  }
}
