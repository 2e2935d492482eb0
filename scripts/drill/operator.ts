import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { listBuyers } from '@sesame/contract/console/buyers.ts';
import { signInOperator } from '@sesame/contract/console/operators.ts';
import { listConsolePayments } from '@sesame/contract/console/payments/payment-list.ts';
import { createPromoCode, listPromoCodes } from '@sesame/contract/console/payments/promo-codes.ts';
import { getOverview } from '@sesame/contract/console/reports.ts';
import { OWNER } from '../demo/enter-webhook-urls.ts';
import { type Calls, callShop, noCalls } from './caller.ts';

/** An operator who reads lists and reports, and, unless they only read, looks for what they have just created. */
export interface BusyOperator {
  readonly calls: Calls;
  /** How many created records were missing in the list that was read next. */
  readonly missing: readonly string[];
  readonly created: number;
  stop(): Promise<void>;
}

const PAUSE_MS = 20;
const TERMS = {
  ...{ percent: 5, starts_at: null, ends_at: null, max_uses: null, per_user_limit: 1 },
  ...{ first_purchase_only: false, min_amount: 0, method_category: null, product_ids: [] },
  note: '',
};

export async function startOperator(
  url: string,
  { onlyReads = false }: { readonly onlyReads?: boolean } = {},
): Promise<BusyOperator> {
  const calls = noCalls();
  const to = { url, calls };
  const { token } = await callShop(to, signInOperator, { body: OWNER });
  const missing: string[] = [];
  let created = 0;
  let isStopping = false;
  async function work(): Promise<void> {
    while (!isStopping) {
      await callShop(to, listConsolePayments, { query: {} }, { token });
      await callShop(to, getOverview, { query: { days: '30' } }, { token });
      await callShop(to, listBuyers, { query: {} }, { token });
      if (onlyReads) continue;
      const code = `DRILL-${randomBytes(5).toString('hex').toUpperCase()}`;
      await callShop(to, createPromoCode, { body: { ...TERMS, code } }, { token });
      created++;
      const [newest] = await callShop(to, listPromoCodes, { query: {} }, { token });
      if (newest?.code !== code) missing.push(code);
      await sleep(PAUSE_MS);
    }
  }
  const working = work();
  return {
    calls,
    missing,
    get created() {
      return created;
    },
    stop() {
      isStopping = true;
      return working;
    },
  };
}
