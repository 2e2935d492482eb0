import type { Insertable } from 'kysely';
import type { Database } from '../../database.types.ts';
import { cleanHtml } from '../../platform/clean-html.ts';
import type { Executor } from '../../platform/platform.ts';
import { insertMethods } from './new-methods.store.ts';

type NewMethod = Insertable<Database['payment_methods']> & {
  readonly description: string;
  readonly description_ru: string;
};

/** Offers new payment methods, their HTML reduced to what may be shown; one that is known stays as it is. */
export async function keepMethods(tx: Executor, methods: readonly NewMethod[]): Promise<void> {
  await insertMethods(
    tx,
    methods.map((method) => ({
      ...method,
      description: cleanHtml(method.description),
      description_ru: cleanHtml(method.description_ru),
    })),
  );
}
