/** The console counts abandoned Telegram messages; without an index it reads all that were ever sent. */
export const indexes = {
  telegram_messages_abandoned:
    'create index concurrently telegram_messages_abandoned on telegram_messages (id) where abandoned_at is not null',
};

export async function up(): Promise<void> {}
