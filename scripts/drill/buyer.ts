import { setTimeout as sleep } from 'node:timers/promises';
import { listActiveSubscriptions } from '@sesame/contract/shop/access.ts';
import { listSubPlans } from '@sesame/contract/shop/catalogue.ts';
import { startPayment } from '@sesame/contract/shop/payments.ts';
import { login, register, uploadImage } from '@sesame/contract/shop/users.ts';
import { type Calls, callShop, Refused } from './caller.ts';
import type { DrillShop } from './parts/shop.ts';
import type { Fact } from './record.rules.ts';

/** A person takes longer; this keeps the calls steady without using up two cores. */
export const PAUSE_MS = 200;
const ACCESS_LIMIT_MS = 180_000;
const PASSWORD = 'a long enough password';
/** Every how many buyers one uploads a picture. */
const PICTURE_EVERY = 5;
/** The smallest PNG. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

export interface BuyerContext {
  readonly shop: Pick<DrillShop, 'url' | 'bank'>;
  readonly calls: Calls;
  /** Receives what the caller was given an answer for, in the order of the answers. */
  readonly facts: Fact[];
}

let buyers = 0;

/** Returns the session of a new account. */
export async function registerBuyer(context: BuyerContext): Promise<string> {
  return (await registerNext(context)).token;
}

async function registerNext({ shop, calls, facts }: BuyerContext) {
  const number = ++buyers;
  const email = `drill-${number}@buyers.example`;
  const token = await join({ url: shop.url, calls }, email);
  facts.push(`account ${email}`, `mail to ${email}`);
  return { number, email, token };
}

/** A new buyer registers, sometimes uploads a picture, orders, pays and waits for the access. Returns the order. */
export async function buyOnce({ shop, calls, facts }: BuyerContext): Promise<string> {
  const to = { url: shop.url, calls };
  const { number, email, token } = await registerNext({ shop, calls, facts });
  await sleep(PAUSE_MS);
  if (number % PICTURE_EVERY === 0) {
    await callShop(to, uploadImage, {}, { token, form: pictureForm });
    facts.push(`picture of ${email}`);
  }
  const query = { subscription_price_id: String(await findPrice(to)) };
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
  return id;
}

type To = Parameters<typeof callShop>[0];

/** A registration has no idempotency key: whose first answer was lost signs in. */
async function join(to: To, email: string): Promise<string> {
  const body = { email, password: PASSWORD };
  try {
    return (await callShop(to, register, { body })).access_token;
  } catch (error) {
    if (!(error instanceof Refused && error.code === 'email_in_use')) throw error;
    const signedIn = await callShop(to, login, { body });
    if (signedIn.status !== 'success') throw new Error(`${email} cannot sign in`);
    return signedIn.access_token;
  }
}

async function findPrice(to: To): Promise<number> {
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
