import {
  type ConsolePromo,
  listPromoCodes as list,
  listRedemptions as redemptions,
} from '@sesame/contract/console/payments/promo-codes.ts';
import { refuse } from '../../../platform/http/errors.ts';
import { listAnswers } from '../../../platform/http/lists/list-answers.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findPromoRecord, listPromos, listRedemptionRows } from './promo-codes.store.ts';
import { serializePromoCode, serializeRedemption } from './serialize-promo-code.ts';

type Needs = Pick<Platform, 'db' | 'clock'>;

/** Promo codes, newest first. */
export function listPromoCodes({ db, clock }: Needs) {
  const now = clock.now();
  return listAnswers(list, {
    rows: (filters, page) => listPromos(db, filters, page, now),
    answer: (rows) => rows.map(serializePromoCode),
    csv: {
      line: serializePromoCode,
      columns: {
        code: ({ code }) => code,
        percent: ({ percent }) => percent,
        state: ({ state }) => state,
        uses: ({ uses }) => uses,
        limit: (promo) => promo.max_uses,
        buyer: ({ buyer }) => buyer?.username ?? null,
        'per buyer': (promo) => promo.per_user_limit,
        from: (promo) => promo.starts_at,
        until: (promo) => promo.ends_at,
        note: ({ note }) => note,
      },
    },
  });
}

export async function readPromoCode({ db, clock }: Needs, id: number): Promise<ConsolePromo> {
  const row = await findPromoRecord(db, id, clock.now());
  if (row === undefined) refuse('not_found');
  return serializePromoCode(row);
}

/** Redemptions of a promo code, newest first. */
export function listRedemptions({ db, clock }: Needs, promoId: number) {
  return listAnswers(redemptions, {
    rows: async (_filters, page) => {
      if ((await findPromoRecord(db, promoId, clock.now())) === undefined) refuse('not_found');
      return listRedemptionRows(db, promoId, page);
    },
    answer: (rows) => rows.map(serializeRedemption),
  });
}
