import type { Language } from '@sesame/contract/limits.ts';

/** What a person told the bot. */
export type BotCommand =
  | { readonly kind: 'start'; readonly token: string | undefined }
  | { readonly kind: 'stop' }
  | { readonly kind: 'other' };

/** `/start <token>` is what START sends after a link of ours; anything else after `/start` is no token. */
export function parseCommand(text: string): BotCommand {
  const [, command, payload = ''] = /^\/(start|stop)(?:@\w+)?(?: +(\S+))?\s*$/.exec(text) ?? [];
  if (command === 'stop') return { kind: 'stop' };
  if (command !== 'start') return { kind: 'other' };
  return { kind: 'start', token: /^[\w-]{43}$/.test(payload) ? payload : undefined };
}

/** The language of somebody we do not know, from their Telegram. */
export function guessLanguage(languageCode: string | undefined): Language {
  return languageCode?.toLowerCase().startsWith('ru') ? 'ru' : 'en';
}

const NAME_MAX = 64;

/** A name as it is stored: without characters that are not seen, or that turn text around. */
export function cleanName(name: string): string | null {
  return Array.from(name.replace(/\p{C}/gu, '').trim()).slice(0, NAME_MAX).join('') || null;
}

/** Waits before the next tries of a message; after the last one it is given up. */
const WAITS_S = [5, 15, 60, 300, 900, 3_600, 7_200, 14_400, 28_800] as const;

/** What to do with a message that did not leave. */
export type Failure =
  /** The person does not want to hear from the bot, or is gone. */
  | { readonly kind: 'blocked' }
  /** The bot writes too much: nothing may leave for so long. */
  | { readonly kind: 'slow_down'; readonly waitS: number }
  | { readonly kind: 'retry'; readonly waitS: number }
  | { readonly kind: 'give_up' };

/** @param error what the Bot API answered; undefined when it could not be reached. @param attempts tries so far */
export function judgeFailure(
  error: { code: number; description: string; retryAfterS: number | undefined } | undefined,
  attempts: number,
): Failure {
  if (error?.code === 429) return { kind: 'slow_down', waitS: error.retryAfterS ?? 5 };
  if (error?.code === 403) return { kind: 'blocked' };
  if (error?.code === 400) {
    return /chat not found|deactivated/i.test(error.description)
      ? { kind: 'blocked' }
      : { kind: 'give_up' };
  }
  // A wrong token is the shop's own setting, which an operator puts right while the message waits.
  const waitS = WAITS_S[attempts - 1];
  return waitS === undefined ? { kind: 'give_up' } : { kind: 'retry', waitS };
}
