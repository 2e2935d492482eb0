import { GatewayUnavailable } from './gateway.ts';
import { read, refusedWith, tokenAnswer } from './paypal-wire.ts';
import type { ProviderAnswer, ProviderCall, ProviderClient } from './provider-client.ts';

/** Calls as the merchant: every one carries a token, bought with the client's id and secret. */
export interface PayPalSession {
  /** @throws GatewayUnavailable `refused` also when no token could be had: without one nothing was done */
  call(call: ProviderCall): Promise<ProviderAnswer>;
}

interface Token {
  readonly value: string;
  readonly untilMs: number;
}

/** A token is given up this much before its end, so that none dies on the way. */
const SPARE_S = 60;

export function openPayPalSession(
  { clientId, clientSecret }: { clientId: string; clientSecret: string },
  client: ProviderClient,
): PayPalSession {
  const credentials = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
  let token: Token | undefined;
  let asking: Promise<Token> | undefined;

  async function getToken(): Promise<Token> {
    if (token !== undefined && performance.now() < token.untilMs) return token;
    // One question for all calls that wait.
    asking ??= askForToken().finally(() => {
      asking = undefined;
    });
    token = await asking;
    return token;
  }

  async function askForToken(): Promise<Token> {
    const askedMs = performance.now();
    const answer = await client.call({
      method: 'POST',
      path: '/v1/oauth2/token',
      headers: { authorization: `Basic ${credentials}` },
      form: { grant_type: 'client_credentials' },
      repeatable: true,
    });
    if (answer.status >= 400) throw refusedWith(answer);
    const { access_token: value, expires_in: lifeS } = read(tokenAnswer, answer);
    return { value, untilMs: askedMs + Math.max(0, lifeS - SPARE_S) * 1_000 };
  }

  async function callWith({ value }: Token, call: ProviderCall): Promise<ProviderAnswer> {
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
      // Withdrawn before its time, by a change of the secret for one: a new one, once.
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
