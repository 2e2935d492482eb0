import { listProviders } from '@sesame/contract/operator-gateways.ts';
import { operatorLogin, operatorLogout } from '@sesame/contract/operators.ts';
import type { DemoGateways } from './demo-gateways.ts';

/** The demo's owner, whom a demo lets in without a code. */
export const OWNER = { email: 'owner@sesame.example', password: 'open sesame demo' };

/**
 * Tells the stand-ins where notices go, as an operator enters the addresses of the console at a provider. Where the demo's
 * owner is no more, somebody else has to; until then the reconciliation finds what was paid.
 */
export async function enterNoticeAddresses(
  shopUrl: string,
  { gateways }: Pick<DemoGateways, 'gateways'>,
): Promise<void> {
  const login = await send(new URL(operatorLogin.path, shopUrl), 'POST', OWNER);
  if (!login?.ok) return;
  const { token } = operatorLogin.answer.parse(await login.json());
  const answer = await send(new URL(listProviders.path, shopUrl), 'GET', undefined, token);
  const providers = answer?.ok ? listProviders.answer.parse(await answer.json()) : [];
  for (const { provider, notice_url: url } of providers) {
    const gateway = gateways[provider];
    if (gateway === undefined || url === null) continue;
    await send(new URL('/_emulator/notice-url', gateway.url), 'PUT', { url });
  }
  await send(new URL(operatorLogout.path, shopUrl), operatorLogout.method, undefined, token);
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
