/** The id of the key in a sealed box, which may be long, so that it is read from its beginning. */
const keyIn = (beginning: string) => `(split_part(${beginning}, '.', 1)) collate "C"`;

/** A start and the console look up the keys of stored secrets; without an index they read every secret. */
export const indexes = {
  inventory_items_sealing_key: `create index concurrently inventory_items_sealing_key
    on inventory_items (${keyIn("encode(substr(secret, 1, 17), 'escape')")})`,
  second_factors_sealing_key: `create index concurrently second_factors_sealing_key
    on second_factors (${keyIn('substr(secret, 1, 17)')})`,
  gifts_sealing_key: `create index concurrently gifts_sealing_key
    on gifts (${keyIn('substr(sealed, 1, 17)')})`,
  saved_methods_sealing_key: `create index concurrently saved_methods_sealing_key
    on saved_methods (${keyIn('substr(sealed, 1, 17)')}) where sealed is not null`,
  mails_sealing_key: `create index concurrently mails_sealing_key
    on mails (${keyIn('substr(content, 1, 17)')}) where content is not null`,
};

export async function up(): Promise<void> {}
