import type { ConnectionProblem } from '@sesame/contract/console/settings/connections.ts';
import type { TelegramConfig } from '../../../platform/connections/telegram-connection.ts';
import type { Platform } from '../../../platform/platform.ts';
import { botApi } from './bot-api.ts';

type Identified =
  | { readonly username: string }
  | {
      readonly username: undefined;
      readonly problem: ConnectionProblem;
      readonly detail: string | null;
    };

/** Asks Telegram for the name of the bot, without the @; without one, why it was not answered. */
export async function identifyBot(
  { outbound, log }: Pick<Platform, 'outbound' | 'log'>,
  settings: TelegramConfig,
): Promise<Identified> {
  const api = await botApi(settings, outbound);
  const { GrammyError } = await import('grammy');
  try {
    return { username: (await api.getMe()).username };
  } catch (error) {
    if (!(error instanceof GrammyError)) {
      // Its message may contain the address, which contains the token.
      log.warn('Telegram did not answer the test of the bot');
      return { username: undefined, problem: 'timeout', detail: null };
    }
    const { error_code: code, description } = error;
    const isRefused = code === 401 || code === 404;
    return {
      username: undefined,
      problem: isRefused ? 'sign_in' : 'other',
      detail: `${code} ${description}`,
    };
  }
}
