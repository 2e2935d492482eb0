import type { ProviderAnswer, ProviderCall, ProviderClient } from '../provider-client.ts';
import {
  type NowpaymentsPayment,
  nowpaymentsList,
  nowpaymentsPayment,
  nowpaymentsSignIn,
  withTexts,
} from './nowpayments-wire.ts';

const LISTED = 100;

/** What needs the login of the account: listing the payments of an invoice, whose webhooks may all be lost. */
export interface NowpaymentsAccount {
  /** @throws GatewayUnavailable `refused` also when the login is refused */
  listPayments(invoice: string): Promise<NowpaymentsPayment[]>;
}

/** A token lasts five minutes; it is kept until it is refused. */
export function openNowpaymentsAccount(
  { email, password }: { readonly email: string; readonly password: string },
  client: ProviderClient,
): NowpaymentsAccount {
  let token: string | undefined;

  async function signIn(): Promise<string> {
    const answer = await client.call({ method: 'POST', path: '/auth', json: { email, password } });
    return client.read(nowpaymentsSignIn, answer).token;
  }

  async function call(request: ProviderCall): Promise<ProviderAnswer> {
    const first = token ?? (await signIn());
    token = first;
    const withToken = (value: string) => ({
      ...request,
      headers: { authorization: `Bearer ${value}` },
    });
    const answer = await client.call(withToken(first));
    if (answer.status !== 401 && answer.status !== 403) return answer;
    token = await signIn();
    return client.call(withToken(token));
  }

  return {
    async listPayments(invoice) {
      const query = new URLSearchParams({
        invoiceId: invoice,
        limit: String(LISTED),
        page: '0',
        sortBy: 'created_at',
        orderBy: 'asc',
      });
      const answer = await call({ method: 'GET', path: `/payment/?${query}` });
      const { data } = client.read(nowpaymentsList, answer);
      return data.flatMap((payment) => nowpaymentsPayment.safeParse(withTexts(payment)).data ?? []);
    },
  };
}
