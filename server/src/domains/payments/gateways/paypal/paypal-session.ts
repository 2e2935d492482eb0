import { GatewayUnavailable } from '../gateway-unavailable.ts';
import type { ProviderAnswer, ProviderCall, ProviderClient } from '../provider-client.ts';
import { read, refusedWith, tokenAnswer } from './paypal-wire.ts';

/** API calls with an access token, obtained with client id and secret. */
export interface PayPalSession {
  /** @throws GatewayUnavailable `refused` also when no token could be obtained, as nothing was done then */
  call(call: ProviderCall): Promise<ProviderAnswer>;
}

export function openPayPalSession(
  { clientId, clientSecret }: { clientId: string; clientSecret: string },
  client: ProviderClient,
): PayPalSession {
  const credentials = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
  // Kept until PayPal rejects it, after some nine hours.
  let token: string | undefined;
  let pending: Promise<string> | undefined;

  async function getToken(): Promise<string> {
    if (token !== undefined) return token;
    // One token request for all waiting calls.
    pending ??= requestToken().finally(() => {
      pending = undefined;
    });
    token = await pending;
    return token;
  }

  async function requestToken(): Promise<string> {
    const answer = await client.call({
      method: 'POST',
      path: '/v1/oauth2/token',
      headers: { authorization: `Basic ${credentials}` },
      form: { grant_type: 'client_credentials' },
      repeatable: true,
    });
    if (answer.status >= 400) throw refusedWith(answer);
    return read(tokenAnswer, answer).access_token;
  }

  async function callWith(value: string, call: ProviderCall): Promise<ProviderAnswer> {
    return client.call({
      ...call,
      headers: { ...call.headers, authorization: `Bearer ${value}` },
    });
  }

  return {
    async call(call) {
      const first = await getToken().catch(nothingDone);
      const answer = await callWith(first, call);
      if (answer.status !== 401) return answer;
      // The token expired or was revoked: retry once with a new one. The rejected call had no effect.
      if (token === first) token = undefined;
      return callWith(await getToken().catch(nothingDone), call);
    },
  };
}

/** However the token request failed, the actual call was never made. */
function nothingDone(error: unknown): never {
  if (!(error instanceof GatewayUnavailable) || error.certainty === 'refused') throw error;
  throw new GatewayUnavailable('refused', error.message, { cause: error.cause ?? error });
}
