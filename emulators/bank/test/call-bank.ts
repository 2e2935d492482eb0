import type { PaymentView } from '../payment.ts';

interface Target {
  readonly url: string;
  readonly apiKey: string;
}

/** All possible answers of the bank; a test reads the part it expects. */
type AnswerBody = PaymentView & {
  payments: PaymentView[];
  error: { code: string; message: string };
};

let keys = 0;

/** One call to the bank's API, as a merchant makes it. */
export async function callBank(
  bank: Target,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
) {
  const answer = await fetch(`${bank.url}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${bank.apiKey}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const read: AnswerBody = JSON.parse(await answer.text());
  return { status: answer.status, body: read };
}

export function paymentBody(shopUrl: string, changes: Record<string, unknown> = {}) {
  return {
    order_id: 'order-1',
    amount: 1_068,
    currency: 'USD',
    description: 'Askara Pro, 3 months',
    return_url: `${shopUrl}/dashboard`,
    notify_url: `${shopUrl}/webhooks`,
    expires_at: Math.floor(Date.now() / 1000) + 1_800,
    ...changes,
  };
}

export async function openPayment(
  bank: Target,
  shopUrl: string,
  changes: Record<string, unknown> = {},
): Promise<PaymentView> {
  keys += 1;
  const { status, body } = await callBank(
    bank,
    'POST',
    '/v1/payments',
    paymentBody(shopUrl, changes),
    { 'idempotency-key': `key-${keys}` },
  );
  if (status !== 201) throw new Error(`The bank answered ${status}: ${JSON.stringify(body)}`);
  return body;
}
