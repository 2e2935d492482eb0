import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import * as z from 'zod/mini';
import { Refusal } from '../kit/refusal.ts';

const bodySchema = z.strictObject({
  delivery: z.uuid(),
  /** Counted from 1. Replacing what the buyer has increments it, so that the shop gets another access. */
  request: z.int().check(z.minimum(1)),
  subscription: z.uuid(),
  user: z.uuid(),
  product: z.string(),
  service: z.string(),
  ends_at: z.iso.datetime(),
});

export interface ProvisioningRequest {
  readonly key: string;
  readonly request: z.infer<typeof bodySchema>;
}

const SKEW_S = 300;

/** Validates a request strictly by `docs/provisioning-webhooks.md`. Throws a `Refusal`. */
export function readRequest(
  { body, headers }: { readonly body: string; readonly headers: IncomingHttpHeaders },
  { signingKey, now }: { readonly signingKey: string | undefined; readonly now: Date },
): ProvisioningRequest {
  if (signingKey !== undefined) {
    requireSignature(body, String(headers['x-sesame-signature']), { signingKey, now });
  }
  const parsed = z.safeParse(bodySchema, parse(body));
  if (!parsed.success) throw new Refusal(400, z.prettifyError(parsed.error));
  const key = headers['idempotency-key'];
  const { delivery, request } = parsed.data;
  if (key !== `${delivery}:${request}`) {
    throw new Refusal(400, 'Idempotency-Key is not <delivery>:<request>');
  }
  return { key, request: parsed.data };
}

function requireSignature(
  body: string,
  header: string,
  { signingKey, now }: { readonly signingKey: string; readonly now: Date },
): void {
  const [, seconds = '', given = ''] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(header) ?? [];
  if (Math.abs(now.getTime() / 1_000 - Number(seconds)) > SKEW_S) {
    throw new Refusal(401, 'The time of the signature is too far from now');
  }
  const expected = createHmac('sha256', signingKey).update(`${seconds}.${body}`).digest();
  if (!timingSafeEqual(expected, Buffer.from(given.padEnd(64, '0'), 'hex'))) {
    throw new Refusal(401, 'The signature is wrong');
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
