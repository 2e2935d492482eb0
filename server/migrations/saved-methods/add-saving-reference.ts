import { type Kysely, sql } from 'kysely';
import { describeColumns } from '../describe-table.ts';

/** By what a gateway names the saving of a method that an order pays with, where that is not the order. */
export async function addSavingReference(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table payments add column saving_reference text;
    create index payments_saving_reference on payments (provider, saving_reference)
      where saving_reference is not null;
  `.execute(db);
  await describeColumns(db, 'payments', {
    saving_reference:
      "The gateway's id of the saving of what is paid with, which its webhooks name; null where it has none.",
  });
}
