import { createHmac } from 'node:crypto';
import { receiveWebhook } from '@sesame/contract/shop/payments.ts';

export interface WebhookToSend {
  /** The server that receives the webhook. */
  readonly url: string;
  readonly provider?: string;
  readonly secret: string;
  readonly sentAt: Date;
  /** A string is sent unchanged. */
  readonly body: object | string;
  /** Replaces the correct signature. */
  readonly header?: string | undefined;
}

/** Sends a webhook with the bank's signature, or with another one. Returns the status. */
export async function sendWebhook(webhook: WebhookToSend): Promise<number> {
  const { url, provider = 'bank', secret, sentAt, body, header } = webhook;
  const raw = typeof body === 'string' ? body : JSON.stringify(body);
  const t = Math.floor(sentAt.getTime() / 1_000);
  const v1 = createHmac('sha256', secret).update(`${t}.${raw}`).digest('hex');
  const answer = await fetch(`${url}${receiveWebhook.path.replace(':provider', provider)}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'bank-signature': header ?? `t=${t},v1=${v1}`,
    },
    body: raw,
  });
  return answer.status;
}
