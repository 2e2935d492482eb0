import { JobFailed } from '../../../../platform/jobs/queue.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { botApi } from '../bot-api.ts';
import { keyboardOf } from './keyboard.ts';
import type { ChatButton } from './queue-message.ts';

/**
 * Replaces text and buttons of a sent message. Called by jobs, outside of transactions; throws `JobFailed` when a later
 * attempt may succeed. A message that is gone, and one that is like this already, stay as they are.
 */
export async function editTelegramMessage(
  { config, outbound }: Pick<Platform, 'config' | 'outbound'>,
  message: {
    readonly chatId: number;
    readonly messageId: number;
    readonly content: string;
    readonly buttons: readonly (readonly ChatButton[])[];
  },
): Promise<void> {
  const { telegram } = config.shop().connections;
  if (telegram === undefined) throw new JobFailed('the shop has no bot');
  const api = await botApi(telegram, outbound);
  const { GrammyError } = await import('grammy');
  try {
    await api.editMessageText(message.chatId, message.messageId, message.content, {
      link_preview_options: { is_disabled: true },
      reply_markup: keyboardOf(message.buttons),
    });
  } catch (error) {
    if (!(error instanceof GrammyError)) throw new JobFailed('not reachable');
    const isFinal = error.error_code === 400 || error.error_code === 403;
    if (!isFinal) throw new JobFailed(`answered ${error.error_code}`);
  }
}
