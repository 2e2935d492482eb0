import type { Coin, CoinGateway, CoinPayment } from '../coins.ts';
import { GatewayUnavailable } from '../gateway-unavailable.ts';
import type { ProviderAnswer, ProviderCall, ProviderClient } from '../provider-client.ts';
import { networkName, symbolOf } from './nowpayments-networks.rules.ts';
import { orderName, partsReference, readPartsReference } from './nowpayments-order.rules.ts';
import {
  centsAtLeast,
  nowpaymentsCurrencies,
  nowpaymentsCurrency,
  nowpaymentsEstimate,
  nowpaymentsMerchantCoins,
  nowpaymentsMinimum,
  nowpaymentsOpened,
  textOfDecimal,
  withTexts,
} from './nowpayments-wire.ts';

/** Coins are switched on and off by people. */
const KEPT_MS = 600_000;

interface CoinOptions {
  /** The coins that the operator offers, in their order; empty for all of the account. */
  readonly offered: readonly string[];
  readonly fixedRate: boolean;
  /** The clock of the shop; without it no list is kept. */
  readonly now: (() => Date) | undefined;
}

/** Coins, estimates, and payments of an invoice in a chosen coin. */
export function createNowpaymentsCoins(
  client: ProviderClient,
  { offered, fixedRate, now }: CoinOptions,
): CoinGateway {
  let kept: { readonly coins: Promise<readonly Coin[]>; readonly until: number } | undefined;
  const get = (path: string): ProviderCall => ({ method: 'GET', path });

  /** Kept for ten minutes; a failure is not kept. */
  function listAll(): Promise<readonly Coin[]> {
    const at = now?.().getTime();
    if (kept !== undefined && at !== undefined && at < kept.until) return kept.coins;
    const coins = fetchAll();
    kept = { coins, until: (at ?? 0) + KEPT_MS };
    coins.catch(() => {
      kept = undefined;
    });
    return coins;
  }

  async function fetchAll(): Promise<readonly Coin[]> {
    const [merchant, all] = await Promise.all([
      client.call(get(`/merchant/coins?fixed_rate=${fixedRate}`)),
      client.call(get('/full-currencies')),
    ]);
    const { selectedCurrencies, currencies } = client.read(nowpaymentsMerchantCoins, merchant);
    const accepted = (selectedCurrencies ?? currencies ?? []).map((code) => code.toLowerCase());
    const known = client.read(nowpaymentsCurrencies, all).currencies.flatMap((one) => {
      const { data } = nowpaymentsCurrency.safeParse(withTexts(one));
      return data === undefined || data.enable === false ? [] : [coinOf(data)];
    });
    return known.filter(({ code }) => accepted.includes(code));
  }

  async function list(): Promise<readonly Coin[]> {
    const all = await listAll();
    if (offered.length === 0) return all;
    return offered.flatMap((code) => all.find((coin) => coin.code === code) ?? []);
  }

  return {
    list,
    listAll,

    async estimate(coin, amountCents) {
      const price = new URLSearchParams({
        amount: String(amountCents / 100),
        currency_from: 'usd',
        currency_to: coin,
      });
      const least = new URLSearchParams({
        currency_from: coin,
        fiat_equivalent: 'usd',
        ...(fixedRate && { is_fixed_rate: 'true' }),
      });
      const [estimate, minimum] = await Promise.all([
        client.call(get(`/estimate?${price}`)),
        client.call(get(`/min-amount?${least}`)),
      ]);
      return {
        amount: textOfDecimal(client.read(nowpaymentsEstimate, estimate).estimated_amount),
        minimumCents: centsAtLeast(client.read(nowpaymentsMinimum, minimum).fiat_equivalent),
      };
    },

    async open({ coin, orderId, reference }) {
      const answer = await client.call({
        method: 'POST',
        path: '/invoice-payment',
        json: { iid: reference, pay_currency: coin },
      });
      return openedOf(answer, { coin, named: orderId, adds: [] });
    },

    async openRest({ coin, orderId, secondaryReference, missingCents, webhookUrl, description }) {
      const adds = readPartsReference(secondaryReference);
      const named = orderName({ orderId, adds });
      const answer = await client.call({
        method: 'POST',
        path: '/payment',
        json: {
          price_amount: missingCents / 100,
          price_currency: 'usd',
          pay_currency: coin,
          order_id: named,
          order_description: description,
          ipn_callback_url: webhookUrl,
          is_fixed_rate: fixedRate,
        },
      });
      return openedOf(answer, { coin, named, adds });
    },
  };

  function openedOf(
    answer: ProviderAnswer,
    payment: { readonly coin: string; readonly named: string; readonly adds: readonly string[] },
  ): CoinPayment {
    const { coin, named, adds } = payment;
    const opened = client.read(nowpaymentsOpened, answer);
    const isOurs = (opened.order_id ?? named) === named;
    if (!isOurs || opened.pay_currency.toLowerCase() !== coin) {
      throw new GatewayUnavailable('unknown', 'NOWPayments returned an unexpected payment');
    }
    const until = opened.expiration_estimate_date;
    return {
      id: opened.payment_id,
      secondaryReference: partsReference([...adds, opened.payment_id]),
      address: opened.pay_address,
      memo: opened.payin_extra_id || null,
      amount: textOfDecimal(opened.pay_amount),
      // Only a fixed rate ends with its date; a floating one is estimated again.
      expiresAt: fixedRate && until ? new Date(until) : null,
    };
  }
}

function coinOf(currency: {
  code: string;
  name: string;
  network?: string | null | undefined;
}): Coin {
  const { name, network } = currency;
  const code = currency.code.toLowerCase();
  return { code, name, symbol: symbolOf(code), network: networkName(network ?? code) };
}
