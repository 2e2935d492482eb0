import type { AuditAction } from '@sesame/contract/console/audit-log.ts';
import type {
  ConsolePromo,
  createPromoCode,
  PromoTermsDraft,
} from '@sesame/contract/console/payments/promo-codes.ts';
import type { BodyOf } from '@sesame/contract/shared/route.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { Executor, Platform } from '../../../platform/platform.ts';
import { type Actor, recordAuditEvent } from '../../operators/index.ts';
import { findUserByEmail, normalizeEmail } from '../../users/index.ts';
import { promoKey } from '../redemptions/redemption.rules.ts';
import {
  countLimitedUses,
  countProducts,
  findPromoRecord,
  insertPromos,
  lockPromo,
  replacePromoProducts,
  updatePromo,
} from './promo-codes.store.ts';
import { promoColumnsOf, serializePromoCode } from './serialize-promo-code.ts';

type Needs = Pick<Platform, 'db' | 'clock'>;

/** The promo code and the version that the operator edited. */
interface Seen {
  readonly id: number;
  readonly version: number;
}

/** Creates a promo code, for every buyer or one, which is valid at once or from its start date. */
export function createPromo(
  platform: Needs,
  { code, buyer_email: email, ...draft }: BodyOf<typeof createPromoCode>,
  by: Actor,
): Promise<ConsolePromo> {
  const now = platform.clock.now();
  return inTransaction(platform.db, async (tx) => {
    await requireProducts(tx, draft.product_ids);
    const buyer =
      email === undefined ? undefined : await findUserByEmail(tx, normalizeEmail(email));
    if (email !== undefined && buyer === undefined) refuse('buyer_unknown');
    const row = {
      ...promoColumnsOf(draft),
      code,
      code_key: promoKey(code),
      created_at: now,
      buyer_id: buyer?.id ?? null,
    };
    const [id] = await insertPromos(tx, [row]);
    if (id === undefined) refuse('promo_exists');
    await replacePromoProducts(tx, [id], draft.product_ids);
    const after = await read(tx, id, now);
    const subject = `promo:${id}`;
    await recordAuditEvent(tx, platform, {
      ...by,
      action: 'promos.create',
      subject,
      after: recorded(after),
    });
    return after;
  });
}

/** Replaces the terms; the limit cannot be set below the uses so far. */
export function editPromo(
  platform: Needs,
  seen: Seen,
  draft: PromoTermsDraft,
  by: Actor,
): Promise<ConsolePromo> {
  return change(platform, seen, { ...by, action: 'promos.edit' }, async (tx) => {
    await requireProducts(tx, draft.product_ids);
    if (draft.max_uses !== null && draft.max_uses < (await countLimitedUses(tx, seen.id))) {
      refuse('promo_limit_too_small');
    }
    await updatePromo(tx, seen.id, promoColumnsOf(draft));
    await replacePromoProducts(tx, [seen.id], draft.product_ids);
  });
}

/** Pauses or resumes a code; payments that reserved it keep it. */
export function switchPromo(
  platform: Needs,
  seen: Seen,
  active: boolean,
  by: Actor,
): Promise<ConsolePromo> {
  const action = active ? 'promos.resume' : 'promos.pause';
  return change(platform, seen, { ...by, action }, (tx) => updatePromo(tx, seen.id, { active }));
}

/** Applies a change under lock. Refuses `version_conflict` with the current record if the edited version is older. */
function change(
  platform: Needs,
  { id, version }: Seen,
  event: Actor & { readonly action: AuditAction },
  write: (tx: Executor) => Promise<void>,
): Promise<ConsolePromo> {
  const now = platform.clock.now();
  return inTransaction(platform.db, async (tx) => {
    if (!(await lockPromo(tx, id))) refuse('not_found');
    const before = await read(tx, id, now);
    if (before.version !== version) refuse('version_conflict', { current: before });
    await write(tx);
    const after = await read(tx, id, now);
    await recordAuditEvent(tx, platform, {
      ...event,
      subject: `promo:${id}`,
      before: recorded(before),
      after: recorded(after),
    });
    return after;
  });
}

/** The audit log is kept when the account of the buyer is erased, so it has no name. */
function recorded({ buyer, ...promo }: ConsolePromo) {
  return { ...promo, buyer: buyer?.id ?? null };
}

export async function requireProducts(tx: Executor, ids: readonly number[]): Promise<void> {
  const distinct = new Set(ids).size;
  if (distinct !== ids.length || (await countProducts(tx, ids)) !== distinct) refuse('bad_request');
}

async function read(tx: Executor, id: number, now: Date): Promise<ConsolePromo> {
  const row = await findPromoRecord(tx, id, now);
  if (row === undefined) refuse('not_found');
  return serializePromoCode(row);
}
