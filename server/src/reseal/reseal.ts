import { itemContext, renewFingerprint } from '../domains/access/index.ts';
import { operatorCodeContext } from '../domains/operators/index.ts';
import {
  giftContext,
  providerContext,
  renewGiftHash,
  savedMethodContext,
} from '../domains/payments/index.ts';
import { secondFactorContext } from '../domains/users/index.ts';
import { connectionContext } from '../platform/connections/read-connections.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { mailContext } from '../platform/mail/create-mail-queue.ts';
import type { Platform } from '../platform/platform.ts';
import {
  lockSealedByOtherKeys,
  replaceCiphertext,
  type SealedRow,
  type SealedTable,
  sealedTables,
} from '../platform/secrets/sealed-boxes.store.ts';

/** A box may hold a file of a megabyte. */
const BATCH = 50;

/** The sealing context of a row, from its key. */
const contexts: Readonly<Record<SealedTable, (key: string) => string>> = {
  inventory_items: itemContext,
  second_factors: secondFactorContext,
  operators: operatorCodeContext,
  operator_invitations: operatorCodeContext,
  provider_settings: (provider) => providerContext({ provider }),
  connection_settings: connectionContext,
  gifts: giftContext,
  saved_methods: savedMethodContext,
  mails: mailContext,
};

export interface Resealed {
  readonly done: number;
  /** Rows that no given key opens. */
  readonly failed: readonly string[];
}

/**
 * Reseals with the first key every value sealed with another one, in batches with separate transactions: the shop keeps
 * running, and an interrupted run is continued by the next.
 */
export async function reseal(
  platform: Pick<Platform, 'db' | 'sealer'>,
  onBatch: (table: SealedTable, done: number) => void = () => {},
): Promise<Resealed> {
  const failed: string[] = [];
  let done = 0;
  for (const table of sealedTables) {
    let after: string | undefined;
    for (;;) {
      const batch = await resealBatch(platform, table, after);
      const last = batch.rows.at(-1);
      if (last === undefined) break;
      after = last.key;
      done += batch.rows.length - batch.failed.length;
      failed.push(...batch.failed.map((key) => `${table} ${key}`));
      onBatch(table, done);
    }
  }
  return { done, failed };
}

function resealBatch(
  { db, sealer }: Pick<Platform, 'db' | 'sealer'>,
  table: SealedTable,
  after: string | undefined,
): Promise<{ rows: readonly SealedRow[]; failed: string[] }> {
  return inTransaction(db, async (tx) => {
    const currentKey = sealer.keyIds[0] ?? '';
    const rows = await lockSealedByOtherKeys(tx, table, { currentKey, after, limit: BATCH });
    const failed: string[] = [];
    for (const row of rows) {
      const context = contexts[table](row.key);
      const plain = openOrNothing(sealer, row.box, context);
      if (plain === undefined) {
        failed.push(row.key);
        continue;
      }
      const box = sealer.seal(plain, context);
      await replaceCiphertext(tx, table, row, box);
      if (table === 'inventory_items') await renewFingerprint(tx, { sealer }, { id: row.key, box });
      if (table === 'gifts') await renewGiftHash(tx, { sealer }, { id: row.key, box });
    }
    return { rows, failed };
  });
}

function openOrNothing(
  sealer: Platform['sealer'],
  box: string,
  context: string,
): string | undefined {
  try {
    return sealer.open(box, context);
  } catch {
    return undefined;
  }
}
