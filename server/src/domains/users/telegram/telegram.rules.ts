import type { Language } from '@sesame/contract/shared/limits.ts';

/** A command sent to the bot. */
export type BotCommand =
  | { readonly kind: 'start'; readonly token: string | undefined }
  | { readonly kind: 'stop' }
  | { readonly kind: 'other' };

/** START after one of our links sends `/start <token>`; any other text after `/start` is ignored. */
export function parseCommand(text: string): BotCommand {
  const [, command, payload = ''] = /^\/(start|stop)(?:@\w+)?(?: +(\S+))?\s*$/.exec(text) ?? [];
  if (command === 'stop') return { kind: 'stop' };
  if (command !== 'start') return { kind: 'other' };
  return { kind: 'start', token: /^[\w-]{43}$/.test(payload) ? payload : undefined };
}

/** Guesses the language of an unknown sender from their Telegram client. */
export function guessLanguage(languageCode: string | undefined): Language {
  return languageCode?.toLowerCase().startsWith('ru') ? 'ru' : 'en';
}

const NAME_MAX = 64;

/** Removes invisible and direction-changing characters from a name before it is stored. */
export function cleanName(name: string): string | null {
  return Array.from(name.replace(/\p{C}/gu, '').trim()).slice(0, NAME_MAX).join('') || null;
}

/** How to handle a message that could not be sent. */
export type Failure =
  /** The person has blocked the bot or deleted their account. */
  | { readonly kind: 'blocked' }
  /** Rate limited by Telegram: pause all sending. */
  | { readonly kind: 'slow_down'; readonly waitS: number }
  | { readonly kind: 'retry' }
  | { readonly kind: 'refused' };

/** @param error the answer of the Bot API; undefined when it was unreachable */
export function classifyFailure(
  error: { code: number; description: string; retryAfterS: number | undefined } | undefined,
): Failure {
  if (error?.code === 429) return { kind: 'slow_down', waitS: error.retryAfterS ?? 5 };
  if (error?.code === 403) return { kind: 'blocked' };
  if (error?.code === 400) {
    return /chat not found|deactivated/i.test(error.description)
      ? { kind: 'blocked' }
      : { kind: 'refused' };
  }
  // Includes a wrong bot token: the operator can correct that setting while the message waits.
  return { kind: 'retry' };
}
