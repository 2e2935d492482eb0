import { GatewayUnavailable } from './gateway.ts';
import { read, refusedWith, tokenAnswer } from './paypal-wire.ts';
import type { ProviderAnswer, ProviderCall, ProviderClient } from './provider-client.ts';

/** Calls as the merchant: every one carries a token, bought with the client's id and secret. */
export interface PayPalSession {
  /** @throws GatewayUnavailable `refused` also when no token could be had: without one nothing was done */
  call(call: ProviderCall): Promise<ProviderAnswer>;
}

export function openPayPalSession(
  { clientId, clientSecret }: { clientId: string; clientSecret: string },
  client: ProviderClient,
): PayPalSession {
  const credentials = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
  // Kept until PayPal no longer takes it: some nine hours.
  let token: string | undefined;
  let asking: Promise<string> | undefined;

  async function getToken(): Promise<string> {
    if (token !== undefined) return token;
    // One question for all calls that wait.
    asking ??= askForToken().finally(() => {
      asking = undefined;
    });
    token = await asking;
    return token;
  }

  async function askForToken(): Promise<string> {
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
      // Its time is over, or it was withdrawn: a new one, once. Nothing was done for the call that is made again.
      if (token === first) token = undefined;
      return callWith(await getToken().catch(nothingDone), call);
    },
  };
}

/** However the question for a token ended, the call behind it was never made. */
function nothingDone(error: unknown): never {
  if (!(error instanceof GatewayUnavailable) || error.certainty === 'refused') throw error;
  throw new GatewayUnavailable('refused', error.message, { cause: error.cause ?? error });
}
