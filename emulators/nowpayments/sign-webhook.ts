import { createHmac } from 'node:crypto';

/** HMAC-SHA512 over the webhook body without white space, keys sorted at every level. */
export function signWebhook(webhook: object, secret: string): string {
  return createHmac('sha512', secret)
    .update(JSON.stringify(sorted(webhook)))
    .digest('hex');
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([name, inner]) => [name, sorted(inner)]));
}
