import { createHmac } from 'node:crypto';

/** The `Bank-Signature` header of a webhook: HMAC-SHA256 of `<unix seconds>.<raw body>` with the shared secret. */
export function signWebhook(secret: string, rawBody: string, sentAt: number): string {
  const digest = createHmac('sha256', secret).update(`${sentAt}.${rawBody}`).digest('hex');
  return `t=${sentAt},v1=${digest}`;
}
