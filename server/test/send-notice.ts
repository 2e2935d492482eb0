import { createHmac } from 'node:crypto';
import { receiveNotice } from '@sesame/contract/payments.ts';

export interface NoticeToSend {
  /** The server that is told. */
  readonly url: string;
  readonly provider?: string;
  readonly secret: string;
  readonly sentAt: Date;
  /** Text goes out as it is. */
  readonly body: object | string;
  /** Instead of the right signature. */
  readonly header?: string | undefined;
}

/** Sends a notice as the bank would sign it, or as somebody else would. Answers the status. */
export async function sendNotice(notice: NoticeToSend): Promise<number> {
  const { url, provider = 'bank', secret, sentAt, body, header } = notice;
  const raw = typeof body === 'string' ? body : JSON.stringify(body);
  const t = Math.floor(sentAt.getTime() / 1_000);
  const v1 = createHmac('sha256', secret).update(`${t}.${raw}`).digest('hex');
  const answer = await fetch(`${url}${receiveNotice.path.replace(':provider', provider)}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'bank-signature': header ?? `t=${t},v1=${v1}`,
    },
    body: raw,
  });
  return answer.status;
}
