import { startPayment } from '@sesame/contract/shop/payments.ts';
import { type RunningBank, startBank } from '@sesame/emulators/bank/start-bank.ts';
import { vi } from 'vitest';
import type { PaymentRow } from '../../../src/domains/payments/records/payments.store.ts';
import type { Platform } from '../../../src/platform/platform.ts';
import { buildMethod } from '../../build/build-method.ts';
import {
  type BuiltProduct,
  type Buyer,
  buildBuyer,
  buildProduct,
} from '../../build/build-purchase.ts';
import { fillInventory } from '../../build/fill-inventory.ts';
import { paymentOf } from '../../build/payment-of.ts';
import { isSilent } from '../../database/silent-faults.ts';
import { shortenTimeouts } from '../../network/shorten-timeouts.ts';
import { findRow } from '../../rows.ts';
import type { CallResult } from '../start-app.ts';
import type { Part, PartInput } from './part.ts';

export interface Sales {
  readonly bank: RunningBank;
  readonly product: BuiltProduct;
  newBuyer(): Promise<Buyer>;
  /** Starts a payment: by default the product's price with `card`. */
  pay(buyer: Buyer, order?: Order): Promise<CallResult<typeof startPayment>>;
  /** The payment as it is stored. */
  payment(id: string): Promise<PaymentRow>;
  /** The bank's payment for an order. */
  atBank(paymentId: string): ReturnType<RunningBank['payments']>[number];
  /** Waits until the bank has sent all webhooks and the server has applied them. */
  settled(): Promise<void>;
}

export type Order = {
  readonly priceId?: number;
  readonly gateway?: string;
  readonly promocode?: string | null;
  readonly expected_total?: number;
  readonly expected_charge?: number;
  readonly gift?: true;
};

/** Long enough for an emulator to do its work before it stops answering. */
const SILENCE_MS = 500;

/**
 * The emulated bank over real HTTP with the clock of the shop. One product at 4.90 a month, payment methods `card`
 * (3.5 %), `free` (no fee) and `cis` (4 %, CIS), all served by the bank.
 */
export async function startSales({ options, now }: PartInput): Promise<Part<Sales>> {
  const bank = await startBank({ retryDelaysMs: [50, 100], now });
  const emulators = [bank, options.gateway].filter((one) => one !== undefined);
  const isSilentNow = () => emulators.some(({ faults }) => isSilent(faults.current()));
  return {
    settings: { bank },
    async attach(app) {
      const { platform } = app;
      shortenTimeouts(platform, () => (isSilentNow() ? SILENCE_MS : undefined));
      await buildMethod(platform, { gateway: 'card', feePercent: 350 });
      await buildMethod(platform, { gateway: 'free', feePercent: 0 });
      await buildMethod(platform, { gateway: 'cis', feePercent: 400, category: 'cis' });
      const product = await buildProduct(platform);
      await fillInventory(platform, product);
      return {
        bank,
        product,
        newBuyer: () => buildBuyer(platform),
        pay: ({ token }, { priceId = product.priceId, gateway = 'card', ...body } = {}) =>
          app.call(
            startPayment,
            { query: { subscription_price_id: String(priceId) }, body: { gateway, ...body } },
            { token },
          ),
        payment: (id) => paymentOf(platform, id),
        atBank(paymentId) {
          const found = bank.payments().find((one) => one.orderId === paymentId);
          if (found === undefined) throw new Error(`the bank knows no order ${paymentId}`);
          return found;
        },
        async settled() {
          await bank.webhooksIdle();
          await webhooksApplied(platform);
        },
      };
    },
    stop: () => bank.stop(),
  };
}

/** Polls until all stored webhooks are applied: work after the response has no other sign of completion. */
async function webhooksApplied({ db }: Pick<Platform, 'db'>): Promise<void> {
  const applied = async () => {
    const waiting = await findRow(db, 'webhook_events', { applied_at: null, attempts: 0 }, ['id']);
    if (waiting !== undefined) throw new Error(`webhook ${waiting.id} is not applied`);
  };
  await vi.waitFor(applied, { timeout: 15_000, interval: 10 });
}
