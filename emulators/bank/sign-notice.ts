import { createHmac } from 'node:crypto';

/** The `Bank-Signature` header of a notice: HMAC-SHA256 of `<unix seconds>.<raw body>` under the shared secret. */
export function signNotice(secret: string, rawBody: string, sentAt: number): string {
  const digest = createHmac('sha256', secret).update(`${sentAt}.${rawBody}`).digest('hex');
  return `t=${sentAt},v1=${digest}`;
}
