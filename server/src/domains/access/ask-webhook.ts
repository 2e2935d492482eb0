import { createHmac } from 'node:crypto';
import * as z from 'zod/mini';
import { OutboundError } from '../../platform/outbound.ts';
import type { Platform } from '../../platform/platform.ts';
import type { DueQuestion } from './deliveries.store.ts';
import { isAllowedLink } from './links.rules.ts';
import type { GivenSecret } from './stock-secret.ts';

export interface Question extends DueQuestion {
  readonly url: string;
  /** Signs the question. */
  readonly key: string;
}

const TIMEOUT_MS = 8_000;
const ANSWER_MAX_BYTES = 16_384;

const words = z.string().check(z.trim(), z.minLength(1), z.maxLength(200));
/** Written down in docs/asked-services.md. */
const answerField = z.union([
  z.strictObject({ link: z.string().check(z.trim(), z.maxLength(2_048)) }),
  z.strictObject({ login: words, password: words }),
]);

/**
 * Asks an operator's address for what opens one subscription, a link or an account: signed, with a key that is the same however often it is asked,
 * and told no more of the buyer than an id. Redirects are not followed, and the own network is closed but for the hosts that
 * `STOCK_WEBHOOK_HOSTS` names.
 */
export async function askWebhook(
  { outbound, clock, config }: Pick<Platform, 'outbound' | 'clock' | 'config'>,
  question: Question,
): Promise<{ readonly given: GivenSecret } | { readonly problem: string }> {
  const seconds = Math.floor(clock.now().getTime() / 1_000);
  const body = JSON.stringify({
    delivery: question.id,
    question: question.question,
    subscription: question.subscription_id,
    user: question.user_id,
    product: question.product,
    service: question.service,
    ends_at: question.ends_at.toISOString(),
  });
  const signature = createHmac('sha256', question.key).update(`${seconds}.${body}`).digest('hex');
  const host = URL.parse(question.url)?.host ?? '';
  try {
    const { status, text } = await outbound.request({
      url: question.url,
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        'idempotency-key': `${question.id}:${question.question}`,
        'x-sesame-signature': `t=${seconds},v1=${signature}`,
      },
      body,
      timeoutMs: TIMEOUT_MS,
      answerMaxBytes: ANSWER_MAX_BYTES,
      allowHosts: config.stockWebhookHosts.includes(host) ? config.stockWebhookHosts : 'public',
    });
    if (status !== 200 && status !== 201) return { problem: `answered ${status}` };
    const answer = z.safeParse(answerField, parse(text));
    if (!answer.success) return { problem: 'answered neither a link nor an account' };
    const given = answer.data;
    if ('link' in given && !isAllowedLink(given.link)) {
      return { problem: 'answered no plain web link' };
    }
    return { given };
  } catch (error) {
    if (error instanceof OutboundError) return { problem: error.message };
    throw error;
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
