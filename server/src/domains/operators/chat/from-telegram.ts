/** The origin that the audit log records for what an operator does in their chat: Telegram hides the address. */
export const FROM_TELEGRAM = { ip: 'telegram' } as const;
