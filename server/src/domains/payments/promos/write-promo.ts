import type { OperatorPromo, PromoTermsDraft } from '@sesame/contract/operator-promos.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { Executor, Platform } from '../../../platform/platform.ts';
import { type DoneBy, recordAct } from '../../operators/index.ts';
import { promoKey } from '../promo.rules.ts';
import { promoOnWire, termsFrom } from './promo-on-wire.ts';
import {
  countLimitedUses,
  countProducts,
  findPromoRecord,
  insertPromos,
  lockPromo,
  replacePromoProducts,
  updatePromo,
} from './promos.store.ts';

type Needs = Pick<Platform, 'db' | 'clock'>;

/** Which code, and the version that the operator was looking at. */
interface Seen {
  readonly id: number;
  readonly version: number;
}

/** Makes a code that works at once, or when its time comes. */
export function createPromo(
  platform: Needs,
  { code, ...draft }: PromoTermsDraft & { readonly code: string },
  by: DoneBy,
): Promise<OperatorPromo> {
  const now = platform.clock.now();
  return inTransaction(platform.db, async (tx) => {
    await requireProducts(tx, draft.product_ids);
    const row = { code, code_key: promoKey(code), created_at: now, ...termsFrom(draft) };
    const [id] = await insertPromos(tx, [row]);
    if (id === undefined) refuse('promo_exists');
    await replacePromoProducts(tx, [id], draft.product_ids);
    const after = await read(tx, id, now);
    const subject = `promo:${id}`;
    await recordAct(tx, platform, { ...by, action: 'promos.create', subject, after });
    return after;
  });
}

/** Replaces the terms; the limit never falls below what is used already. */
export function editPromo(
  platform: Needs,
  seen: Seen,
  draft: PromoTermsDraft,
  by: DoneBy,
): Promise<OperatorPromo> {
  return change(platform, seen, { ...by, action: 'promos.edit' }, async (tx) => {
    await requireProducts(tx, draft.product_ids);
    if (draft.max_uses !== null && draft.max_uses < (await countLimitedUses(tx, seen.id))) {
      refuse('promo_limit_too_small');
    }
    await updatePromo(tx, seen.id, termsFrom(draft));
    await replacePromoProducts(tx, [seen.id], draft.product_ids);
  });
}

/** Pauses it or lets it work again; payments that hold it already keep it. */
export function switchPromo(
  platform: Needs,
  seen: Seen,
  active: boolean,
  by: DoneBy,
): Promise<OperatorPromo> {
  const action = active ? 'promos.resume' : 'promos.pause';
  return change(platform, seen, { ...by, action }, (tx) => updatePromo(tx, seen.id, { active }));
}

/** Refuses `changed_meanwhile`, with what holds now, when somebody else was faster. */
function change(
  platform: Needs,
  { id, version }: Seen,
  act: DoneBy & { readonly action: string },
  write: (tx: Executor) => Promise<void>,
): Promise<OperatorPromo> {
  const now = platform.clock.now();
  return inTransaction(platform.db, async (tx) => {
    if (!(await lockPromo(tx, id))) refuse('not_found');
    const before = await read(tx, id, now);
    if (before.version !== version) refuse('changed_meanwhile', { current: before });
    await write(tx);
    const after = await read(tx, id, now);
    await recordAct(tx, platform, { ...act, subject: `promo:${id}`, before, after });
    return after;
  });
}

export async function requireProducts(tx: Executor, ids: readonly number[]): Promise<void> {
  const wanted = new Set(ids).size;
  if (wanted !== ids.length || (await countProducts(tx, ids)) !== wanted) refuse('bad_request');
}

async function read(tx: Executor, id: number, now: Date): Promise<OperatorPromo> {
  const row = await findPromoRecord(tx, id, now);
  if (row === undefined) refuse('not_found');
  return promoOnWire(row);
}
