/** The display name in Telegram; null when no account is connected. */
export function telegramName({
  tg_first_name: first,
  tg_last_name: last,
}: {
  readonly tg_first_name: string | null;
  readonly tg_last_name: string | null;
}): string | null {
  return [first, last].filter(Boolean).join(' ') || null;
}
