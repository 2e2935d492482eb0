import { createHmac } from 'node:crypto';
import * as z from 'zod/mini';
import { OutboundError } from '../../../platform/network/outbound.ts';
import { parseJson } from '../../../platform/network/parse-json.ts';
import type { Platform } from '../../../platform/platform.ts';
import { contentOf } from '../inventory/item-secret.ts';
import { type Credential, isAllowedCredential } from './credentials.rules.ts';
import type { Provisioning } from './deliveries.store.ts';

export interface ProvisioningRequest extends Provisioning {
  readonly url: string;
  /** The key that signs the request. */
  readonly key: string;
}

const TIMEOUT_MS = 8_000;
const ANSWER_MAX_BYTES = 16_384;

const line = z.string().check(z.trim());
/** Documented in docs/provisioning-webhooks.md. */
const answerField = z.union([
  z.strictObject({ link: line }),
  z.strictObject({ code: line }),
  z.strictObject({ login: line, password: line }),
  z.strictObject({ login: line, password: line, note: line }),
  z.strictObject({ text: z.string().check(z.trim(), z.overwrite(withPlainBreaks)) }),
]);

/**
 * Calls a provisioning webhook for the credential of one subscription. The request is signed,
 * carries an idempotency key that stays the same on every attempt, and identifies the buyer only by id. Redirects are
 * not followed, and private networks are blocked except for the hosts in `PROVISIONING_WEBHOOK_HOSTS`.
 */
export async function callProvisioningWebhook(
  { outbound, clock, config }: Pick<Platform, 'outbound' | 'clock' | 'config'>,
  request: ProvisioningRequest,
): Promise<{ readonly given: Credential } | { readonly problem: string }> {
  const seconds = Math.floor(clock.now().getTime() / 1_000);
  const body = JSON.stringify({
    delivery: request.id,
    request: request.request_number,
    subscription: request.subscription_id,
    user: request.user_id,
    product: request.product,
    service: request.service,
    ends_at: request.ends_at.toISOString(),
  });
  const signature = createHmac('sha256', request.key).update(`${seconds}.${body}`).digest('hex');
  const host = URL.parse(request.url)?.host ?? '';
  try {
    const { status, text } = await outbound.request({
      url: request.url,
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        'idempotency-key': `${request.id}:${request.request_number}`,
        'x-sesame-signature': `t=${seconds},v1=${signature}`,
      },
      body,
      timeoutMs: TIMEOUT_MS,
      answerMaxBytes: ANSWER_MAX_BYTES,
      allowHosts: config.provisioningWebhookHosts.includes(host)
        ? config.provisioningWebhookHosts
        : 'public',
    });
    if (status !== 200 && status !== 201) return { problem: `answered ${status}` };
    const answer = z.safeParse(answerField, parseJson(text));
    if (!answer.success) return { problem: 'answered no link, code, account or text' };
    const given = answer.data;
    if (isAllowedCredential(given)) return { given };
    const content = contentOf(given);
    const article = content === 'account' ? 'an' : 'a';
    return { problem: `answered ${article} ${content} that cannot be given to a buyer` };
  } catch (error) {
    if (error instanceof OutboundError) return { problem: error.message };
    throw error;
  }
}

function withPlainBreaks(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n');
}
