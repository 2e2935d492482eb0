import type { Platform } from '../../../platform/platform.ts';
import { botApi } from './bot-api.ts';

/** Maximum length of an answer. */
const LENGTH_MAX = 200;

/**
 * Shows the outcome to the person who pressed a button. Best effort, after the effect was committed: Telegram takes an
 * answer for some seconds only, and the message itself shows the result.
 */
export async function answerPress(
  { config, log, outbound }: Pick<Platform, 'config' | 'log' | 'outbound'>,
  { press, text }: { readonly press: string; readonly text: string },
): Promise<void> {
  const { telegram } = config.shop().connections;
  if (telegram === undefined) return;
  const api = await botApi(telegram, outbound);
  try {
    await api.answerCallbackQuery(press, { text: text.slice(0, LENGTH_MAX) });
  } catch {
    // The error may contain the address, which contains the token.
    log.debug('the answer to a Telegram button was not taken');
  }
}
