import {
  acceptTransfer,
  listTransferProofs,
  refuseTransferProof,
} from '@sesame/contract/console/payments/transfers.ts';
import type { AnswerOf } from '@sesame/contract/shared/route.ts';
import { listActiveSubscriptions } from '@sesame/contract/shop/access.ts';
import { startPayment } from '@sesame/contract/shop/payments.ts';
import { getTransfer, sendTransferProof } from '@sesame/contract/shop/transfers.ts';
import { expect } from 'vitest';
import type { PaymentRow } from '../../../src/domains/payments/records/payments.store.ts';
import type { TestOperator } from '../../build/build-operator.ts';
import {
  type BuiltProduct,
  type Buyer,
  buildBuyer,
  buildProduct,
} from '../../build/build-purchase.ts';
import { uploadFile } from '../../build/build-ticket.ts';
import { fillInventory } from '../../build/fill-inventory.ts';
import { paymentOf } from '../../build/payment-of.ts';
import { insertRows } from '../../rows.ts';
import type { CallResult, TestApp } from '../start-app.ts';
import type { Part } from './part.ts';

/** Settings that a shop requires for bank transfers. */
const transferEnv = {
  TRANSFER_RECIPIENT: 'Ivan P.',
  TRANSFER_BANK: 'Example Bank',
  TRANSFER_ACCOUNT: '0000 1234 5678 9012',
  TRANSFER_NOTE: 'On working days.',
};

export const pdf = Buffer.from('%PDF-1.7\n1 0 obj <</JS (app.alert(1))>> endobj\ntrailer\n%%EOF\n');

type Accept = {
  readonly received?: number;
  readonly currency?: string;
  readonly bank_reference?: string;
};

export interface Transfers {
  readonly product: BuiltProduct;
  newBuyer(): Promise<Buyer>;
  /** Starts a payment. @returns its id */
  order(buyer: Buyer, gateway?: 'transfer' | 'transfer-rub'): Promise<string>;
  transfer(buyer: Pick<Buyer, 'token'>, id: string): Promise<CallResult<typeof getTransfer>>;
  send(
    buyer: Pick<Buyer, 'token'>,
    id: string,
    bytes?: Buffer,
  ): Promise<{ status: number; code: string | undefined }>;
  /** The bank transfers whose proof of payment waits for a decision. */
  queue(operator: TestOperator): Promise<AnswerOf<typeof listTransferProofs>>;
  /** Confirms that 4.90 dollars arrived, unless another amount is given. */
  accept(
    operator: TestOperator,
    id: string,
    seen?: Accept,
  ): Promise<CallResult<typeof acceptTransfer>>;
  refuse(
    operator: TestOperator,
    proof: string,
    reason?: string,
  ): Promise<CallResult<typeof refuseTransferProof>>;
  /** Orders and uploads a proof of payment. */
  sent(
    operator: TestOperator,
    gateway?: 'transfer' | 'transfer-rub',
  ): Promise<{ buyer: Buyer; id: string; proof: string }>;
  /** The state shown on the buyer's page. */
  state(buyer: Pick<Buyer, 'token'>, id: string): Promise<AnswerOf<typeof getTransfer>['state']>;
  hasAccess(buyer: Pick<Buyer, 'token'>): Promise<boolean>;
  payment(id: string): Promise<PaymentRow>;
}

let count = 0;

/** One product at 4.90 a month, sold by bank transfer, in dollars or at 80 rubles each. */
export function startTransfers(): Part<Transfers> {
  return {
    settings: { env: { RUB_PER_USD: '80', ...transferEnv }, verifiesLedger: true },
    attach,
  };
}

async function attach(app: TestApp): Promise<Transfers> {
  const { platform } = app;
  for (const [gateway, currency] of [
    ['transfer', 'USD'],
    ['transfer-rub', 'RUB'],
  ] as const) {
    await insertRows(platform.db, 'payment_methods', {
      gateway,
      provider: 'transfer',
      category: 'cis',
      title: 'Bank transfer',
      title_ru: 'Банковский перевод',
      fee_percent: 0,
      payment_timeout_s: 86_400,
      charge_currency: currency,
    });
  }
  const product = await buildProduct(platform);
  await fillInventory(platform, product);
  const shop: Transfers = {
    product,
    newBuyer: () => buildBuyer(platform),
    async order({ token }, gateway = 'transfer') {
      const query = { subscription_price_id: String(product.priceId) };
      const { status, body } = await app.call(
        startPayment,
        { query, body: { gateway } },
        { token },
      );
      expect(status).toBe(200);
      expect(body.url).toBe(`${app.url}/buy-loading-cis?payment=${body.payment_id}`);
      return body.payment_id;
    },
    transfer: ({ token }, id) => app.call(getTransfer, { params: { id } }, { token }),
    async send({ token }, id, bytes = pdf) {
      const path = sendTransferProof.path.replace(':id', id);
      const { status, body } = await uploadFile(app, token, { bytes, name: 'proof', path });
      return { status, code: body.code };
    },
    async queue(operator) {
      return (await app.call(listTransferProofs, { query: {} }, operator)).body;
    },
    accept: (operator, id, seen = {}) =>
      app.call(
        acceptTransfer,
        {
          params: { id },
          body: {
            bank_reference: `op-${++count}`,
            received: 4.9,
            currency: 'USD',
            reason: 'Seen on the account',
            ...seen,
          },
        },
        operator,
      ),
    refuse: (operator, proof, reason = 'It shows another sum') =>
      app.call(refuseTransferProof, { params: { id: proof }, body: { reason } }, operator),
    async sent(operator, gateway) {
      const buyer = await shop.newBuyer();
      const id = await shop.order(buyer, gateway);
      expect(await shop.send(buyer, id)).toMatchObject({ status: 201 });
      const waiting = (await shop.queue(operator)).find((one) => one.id === id);
      return { buyer, id, proof: waiting?.proofs.at(-1)?.id ?? '' };
    },
    state: async (buyer, id) => (await shop.transfer(buyer, id)).body.state,
    hasAccess: async ({ token }) =>
      (await app.call(listActiveSubscriptions, {}, { token })).body.length > 0,
    payment: (id) => paymentOf(platform, id),
  };
  return shop;
}
