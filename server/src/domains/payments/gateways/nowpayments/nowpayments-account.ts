import type { ProviderAnswer, ProviderCall, ProviderClient } from '../provider-client.ts';
import {
  type NowpaymentsPayment,
  nowpaymentsList,
  nowpaymentsLogin,
  nowpaymentsPayment,
  withTexts,
} from './nowpayments-wire.ts';

const LISTED = 100;

/** What only a login to the account can do: list the payments of an invoice, whose webhooks may all be lost. */
export interface NowpaymentsAccount {
  /** @throws GatewayUnavailable `refused` also when the login is refused */
  listPayments(invoice: string): Promise<NowpaymentsPayment[]>;
}

/** The tokens of a login last five minutes; one is kept until it is refused. */
export function openNowpaymentsAccount(
  { email, password }: { readonly email: string; readonly password: string },
  client: ProviderClient,
): NowpaymentsAccount {
  let token: string | undefined;

  async function logIn(): Promise<string> {
    const answer = await client.call({ method: 'POST', path: '/auth', json: { email, password } });
    return client.read(nowpaymentsLogin, answer).token;
  }

  async function call(request: ProviderCall): Promise<ProviderAnswer> {
    const first = token ?? (await logIn());
    token = first;
    const withToken = (value: string) => ({
      ...request,
      headers: { authorization: `Bearer ${value}` },
    });
    const answer = await client.call(withToken(first));
    if (answer.status !== 401 && answer.status !== 403) return answer;
    token = await logIn();
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
