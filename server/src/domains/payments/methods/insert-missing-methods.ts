import type { Insertable } from 'kysely';
import type { Database } from '../../../database.types.ts';
import { cleanHtml } from '../../../platform/files/clean-html.ts';
import type { Executor } from '../../../platform/platform.ts';
import { insertMethods } from './insert-missing-methods.store.ts';

type NewMethod = Insertable<Database['payment_methods']> & {
  readonly description: string;
  readonly description_ru: string;
};

/** Inserts payment methods that do not exist yet, with sanitized descriptions; existing ones are left unchanged. */
export async function insertMissingMethods(
  tx: Executor,
  methods: readonly NewMethod[],
): Promise<void> {
  await insertMethods(
    tx,
    methods.map((method) => ({
      ...method,
      description: cleanHtml(method.description),
      description_ru: cleanHtml(method.description_ru),
    })),
  );
}
