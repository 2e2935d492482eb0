import { setTimeout as sleep } from 'node:timers/promises';
import { listActiveSubscriptions } from '@sesame/contract/shop/access.ts';
import { listSubPlans } from '@sesame/contract/shop/catalogue.ts';
import { startPayment } from '@sesame/contract/shop/payments.ts';
import { login, register, uploadImage } from '@sesame/contract/shop/users.ts';
import { type Calls, callShop, noCalls, Refused } from './caller.ts';
import type { DrillShop } from './parts/shop.ts';
import type { Fact } from './record.rules.ts';

/** Buyers who go on until they are stopped, one after another in each lane. */
export interface Load {
  readonly calls: Calls;
  /** Buyers who gave up, with the reason. */
  readonly problems: readonly string[];
  /** Lets every buyer who has begun finish. */
  stop(): Promise<void>;
}

const LANES = 6;
/** A person takes longer; this keeps the calls steady without using up two cores. */
const PAUSE_MS = 200;
const ACCESS_LIMIT_MS = 180_000;
const PASSWORD = 'a long enough password';
/** One buyer in so many uploads a picture. */
const PICTURE_EVERY = 5;
/** The smallest PNG. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

let buyers = 0;

/** @param facts receives what callers were given an answer for, in the order of the answers */
export async function startLoad(shop: DrillShop, facts: Fact[]): Promise<Load> {
  const calls = noCalls();
  const problems: string[] = [];
  const to = { url: shop.url, calls };
  const priceId = await findPrice(to);
  let isStopping = false;

  async function buy(number: number): Promise<void> {
    const email = `drill-${number}@buyers.example`;
    const token = await join(email);
    facts.push(`account ${email}`);
    await sleep(PAUSE_MS);
    if (number % PICTURE_EVERY === 0) {
      await callShop(to, uploadImage, {}, { token, form: pictureForm });
      facts.push(`picture of ${email}`);
    }
    const query = { subscription_price_id: String(priceId) };
    const order = await callShop(to, startPayment, { query, body: { gateway: 'card' } }, { token });
    const id = order.payment_id;
    facts.push(`order ${id}`);
    await sleep(PAUSE_MS);
    await shop.bank.decide(id, 'pay');
    facts.push(`money of ${id}`, `state of ${id}`, `access by ${id}`);
    const paidMs = performance.now();
    for (;;) {
      const active = await callShop(to, listActiveSubscriptions, {}, { token });
      if (active.some(({ fulfilment_pending }) => !fulfilment_pending)) break;
      if (performance.now() - paidMs > ACCESS_LIMIT_MS) throw new Error(`${id}: paid, no access`);
      await sleep(PAUSE_MS);
    }
    facts.push(`subscription of ${email}`);
  }

  /** A registration has no idempotency key: whose first answer was lost signs in. */
  async function join(email: string): Promise<string> {
    try {
      return (await callShop(to, register, { body: { email, password: PASSWORD } })).access_token;
    } catch (error) {
      if (!(error instanceof Refused && error.code === 'email_in_use')) throw error;
      const entered = await callShop(to, login, { body: { email, password: PASSWORD } });
      if (entered.status !== 'success') throw new Error(`${email} cannot sign in`);
      return entered.access_token;
    }
  }

  async function buyOn(): Promise<void> {
    while (!isStopping) {
      await buy(++buyers).catch((error: unknown) => problems.push(String(error)));
      await sleep(PAUSE_MS);
    }
  }
  const lanes = Array.from({ length: LANES }, buyOn);
  return {
    calls,
    problems,
    async stop() {
      isStopping = true;
      await Promise.all(lanes);
    },
  };
}

async function findPrice(to: Parameters<typeof callShop>[0]): Promise<number> {
  const plans = await callShop(to, listSubPlans, { query: {} });
  // Its inventory is a template and never runs out.
  const price = plans.find(({ title }) => title === 'Askara Pro')?.price_table[0];
  if (price === undefined) throw new Error('the demo no longer sells Askara Pro');
  return price.id;
}

function pictureForm(): FormData {
  const form = new FormData();
  form.set('file', new Blob([PICTURE], { type: 'image/png' }), 'me.png');
  return form;
}
