import { signInOperator, signOutOperator } from '@sesame/contract/console/operators.ts';
import { listProviders } from '@sesame/contract/console/payments/gateways.ts';
import type { DemoGateways } from './demo-gateways.ts';

/** The owner account of the demo; in a demo it needs no second factor. */
export const OWNER = { email: 'owner@sesame.example', password: 'open sesame demo' };

/**
 * Enters the webhook URLs of the console in the gateway emulators, as an operator does at a real provider. Does nothing
 * when the demo owner cannot sign in; payments are then found by reconciliation.
 */
export async function enterWebhookUrls(
  shopUrl: string,
  { gateways }: Pick<DemoGateways, 'gateways'>,
): Promise<void> {
  const signedIn = await send(new URL(signInOperator.path, shopUrl), 'POST', OWNER);
  if (!signedIn?.ok) return;
  const { token } = signInOperator.answer.parse(await signedIn.json());
  const answer = await send(new URL(listProviders.path, shopUrl), 'GET', undefined, token);
  const providers = answer?.ok ? listProviders.answer.parse(await answer.json()) : [];
  for (const { provider, webhooks } of providers) {
    const gateway = gateways[provider];
    if (gateway === undefined || webhooks.url === null) continue;
    await send(new URL('/_emulator/webhook-url', gateway.url), 'PUT', {
      url: webhooks.url,
    });
  }
  await send(new URL(signOutOperator.path, shopUrl), signOutOperator.method, undefined, token);
}

async function send(
  url: URL,
  method: string,
  body?: object,
  token?: string,
): Promise<Response | undefined> {
  return fetch(url, {
    method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(5_000),
  }).catch(() => undefined);
}
