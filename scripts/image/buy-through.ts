import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type ActiveSubscription,
  listActiveSubscriptions,
} from '../../contract/src/shop/access.ts';
import { listSubPlans, type SubPlan } from '../../contract/src/shop/catalogue.ts';
import { getReceipt } from '../../contract/src/shop/payment-detail.ts';
import { startPayment } from '../../contract/src/shop/payments.ts';
import { register, uploadImage } from '../../contract/src/shop/users.ts';
import type { RunningBank } from '../../emulators/bank/start-bank.ts';

const ACCESS_MS = 20_000;
/** One transparent pixel. */
const PICTURE =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/**
 * Registers, orders, pays at the emulated bank and waits for access; then loads what needs packages that are not in the
 * bundle: an avatar (sharp), a receipt (pdfkit and fonts), the description of the API and the first page.
 * @returns one sentence about what it did
 */
export async function buyThrough(url: string, bank: RunningBank): Promise<string> {
  const startedMs = performance.now();
  let token: string | undefined;
  const call = async (path: string, body?: object, method = body ? 'POST' : 'GET') => {
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body !== undefined &&
          !(body instanceof FormData) && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: body instanceof FormData ? body : JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  };
  // The casts of this function are safe: tests compare answers with the contract.
  const person = {
    email: `${randomUUID()}@buyers.example`,
    password: 'a long password of a trial',
  };
  const registered = (await (await call(register.path, person)).json()) as { access_token: string };
  token = registered.access_token;

  const plans = (await (await call(listSubPlans.path)).json()) as SubPlan[];
  const plan = plans.find(({ active, price_table }) => active && price_table.length > 0);
  const [price] = plan?.price_table ?? [];
  if (plan === undefined || price === undefined) throw new Error('the demo sells nothing');
  const order = `${startPayment.path}?subscription_price_id=${price.id}`;
  const { payment_id } = (await (await call(order, { gateway: 'card' })).json()) as {
    payment_id: string;
  };
  await bank.decide(payment_id, 'pay');
  const read = async () =>
    (await (await call(listActiveSubscriptions.path)).json()) as ActiveSubscription[];
  const paidMs = performance.now();
  while ((await read()).length === 0) {
    if (performance.now() - paidMs > ACCESS_MS) throw new Error('paid, and no access');
    await sleep(100);
  }
  const accessMs = Math.round(performance.now() - paidMs);

  const form = new FormData();
  const picture = new Blob([Buffer.from(PICTURE, 'base64')], { type: 'image/png' });
  form.set('file', picture, 'picture.png');
  await call(uploadImage.path, form, uploadImage.method);
  const receipt = getReceipt.path.replace(':id', payment_id);
  const pdf = await call(`${receipt}?format=pdf&language=ru`);
  const bytes = Buffer.from(await pdf.arrayBuffer());
  if (bytes.subarray(0, 5).toString() !== '%PDF-') throw new Error('the receipt is not a PDF');
  const page = await (await call('/')).text();
  const [script] = /\/assets\/[\w.-]+\.js/.exec(page) ?? [];
  if (script === undefined) throw new Error('the first page loads no script');
  await call(script);
  await call('/openapi.json');
  const seconds = ((performance.now() - startedMs) / 1000).toFixed(1);
  return `bought “${plan.title}”: access ${accessMs} ms after the payment, avatar, receipt and pages in ${seconds} s`;
}
