import type {
  ConsolePromo,
  exportPromoCodes as exportRoute,
  listPromoCodes as listRoute,
  PromoUse,
  listRedemptions as usesRoute,
} from '@sesame/contract/console/payments/promo-codes.ts';
import { PAGE_MAX } from '@sesame/contract/shared/limits.ts';
import type { QueryOf } from '@sesame/contract/shared/route.ts';
import { csvList } from '../../../platform/files/csv.ts';
import type { FileAnswer } from '../../../platform/http/answers.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { Platform } from '../../../platform/platform.ts';
import {
  findPromoRecord,
  listPromos,
  listRedemptionRows,
  type PromoFilters,
  type PromoRecord,
} from './promo-codes.store.ts';
import { serializePromoCode, serializeRedemption } from './serialize-promo-code.ts';

type Needs = Pick<Platform, 'db' | 'clock'>;

export async function listPromoCodes(
  { db, clock }: Needs,
  { before, ...filters }: QueryOf<typeof listRoute>,
): Promise<ConsolePromo[]> {
  const page = { before, limit: PAGE_MAX, now: clock.now() };
  return (await listPromos(db, filtersOf(filters), page)).map(serializePromoCode);
}

export async function readPromoCode({ db, clock }: Needs, id: number): Promise<ConsolePromo> {
  const row = await findPromoRecord(db, id, clock.now());
  if (row === undefined) refuse('not_found');
  return serializePromoCode(row);
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
      const promo = serializePromoCode(row);
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

export async function listRedemptions(
  { db, clock }: Needs,
  promoId: number,
  { before }: QueryOf<typeof usesRoute>,
): Promise<PromoUse[]> {
  if ((await findPromoRecord(db, promoId, clock.now())) === undefined) refuse('not_found');
  return (await listRedemptionRows(db, { promoId, before, limit: PAGE_MAX })).map(
    serializeRedemption,
  );
}

function filtersOf({ search, state, batch }: QueryOf<typeof exportRoute>): PromoFilters {
  return { search, state, batch };
}
