import { PAGE_MAX } from '@sesame/contract/limits.ts';
import type {
  exportPromoCodes as exportRoute,
  listPromoCodes as listRoute,
  OperatorPromo,
  PromoUse,
  listPromoUses as usesRoute,
} from '@sesame/contract/operator-promos.ts';
import type { QueryOf } from '@sesame/contract/route.ts';
import { csvList } from '../../../platform/csv.ts';
import type { FileAnswer } from '../../../platform/http/answers.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { Platform } from '../../../platform/platform.ts';
import { promoOnWire, useOnWire } from './promo-on-wire.ts';
import {
  findPromoRecord,
  listPromos,
  listUses,
  type PromoFilters,
  type PromoRecord,
} from './promos.store.ts';

type Needs = Pick<Platform, 'db' | 'clock'>;

export async function listPromoCodes(
  { db, clock }: Needs,
  { before, ...filters }: QueryOf<typeof listRoute>,
): Promise<OperatorPromo[]> {
  const page = { before, limit: PAGE_MAX, now: clock.now() };
  return (await listPromos(db, filtersOf(filters), page)).map(promoOnWire);
}

export async function readPromoCode({ db, clock }: Needs, id: number): Promise<OperatorPromo> {
  const row = await findPromoRecord(db, id, clock.now());
  if (row === undefined) refuse('not_found');
  return promoOnWire(row);
}

export function exportPromoCodes(
  { db, clock }: Needs,
  filters: QueryOf<typeof exportRoute>,
): Promise<FileAnswer> {
  const wanted = filtersOf(filters);
  const now = clock.now();
  return csvList<PromoRecord>({
    name: 'promo-codes',
    header: ['code', 'percent', 'state', 'uses', 'limit', 'per buyer', 'from', 'until', 'note'],
    read: (last, limit) => listPromos(db, wanted, { before: last?.id, limit, now }),
    cellsOf: (row) => {
      const promo = promoOnWire(row);
      return [
        promo.code,
        promo.percent,
        promo.state,
        promo.uses,
        promo.max_uses,
        promo.per_user_limit,
        promo.starts_at,
        promo.ends_at,
        promo.note,
      ];
    },
  });
}

export async function listPromoUses(
  { db, clock }: Needs,
  promoId: number,
  { before }: QueryOf<typeof usesRoute>,
): Promise<PromoUse[]> {
  if ((await findPromoRecord(db, promoId, clock.now())) === undefined) refuse('not_found');
  return (await listUses(db, { promoId, before, limit: PAGE_MAX })).map(useOnWire);
}

function filtersOf({ search, state, batch }: QueryOf<typeof exportRoute>): PromoFilters {
  return { search, state, batch };
}
