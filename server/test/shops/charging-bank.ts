import type { ChargeAnswer, ChargeRequest } from '../../src/domains/payments/gateways/charge.ts';
import type { Gateway } from '../../src/domains/payments/gateways/gateway.ts';
import {
  GatewayUnavailable,
  OutcomeLost,
} from '../../src/domains/payments/gateways/gateway-unavailable.ts';
import type { MethodVault } from '../../src/domains/payments/gateways/vault.ts';
import { gatewaysOf } from '../../src/domains/payments/providers/live-gateways.ts';
import type { DeclineClass } from '../../src/domains/renewals/renewal-state.rules.ts';
import type { Shop } from './start-shop.ts';

/**
 * The outcome of a charge. `lost`: it succeeds, but the answer does not arrive. `dropped`: nothing arrives at the bank.
 * `lost_for_good`: it does not arrive, and the bank cannot be called about it any more.
 * `confirm`: the bank wants the buyer to confirm it, on its page.
 * `declined_but_paid`: the answer declines what a webhook has already reported as paid. `declined_but_open`: for lack of
 * money, but the bank may still take it.
 */
export type ChargeScript =
  | 'pay'
  | 'pay_less'
  | 'lost'
  | 'dropped'
  | 'lost_for_good'
  | 'declined_but_paid'
  | 'declined_but_open'
  | 'pending'
  | 'confirm'
  | 'unavailable'
  | DeclineClass;

export interface ChargingBank {
  /** The next charges, in order; then all of them are paid. */
  next(...script: ChargeScript[]): void;
  /** The next charges of one saved method, instead of what is to come for it; they come before those for all. */
  nextOf(token: string, script: readonly ChargeScript[]): void;
  /** Forgets what was to come. */
  reset(): void;
  /** Carried out while the bank refunds nothing. */
  withoutRefunds<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Carried out in the middle of the next call. */
  during(work: () => Promise<unknown>): void;
  readonly calls: readonly ChargeRequest[];
  readonly forgotten: readonly string[];
  /** Tokens that the bank does not keep any more. */
  readonly gone: Set<string>;
}

const declined = (of: DeclineClass) => ({
  ...{ state: 'declined' as const, class: of, code: of, reference: null, retryNotBefore: null },
});

/**
 * Lets the emulated bank charge saved methods, over HTTP: a charge is an order at the bank that is paid at once. The bank
 * knows one payment per order, as gateways do.
 */
export async function startCharging(shop: Shop<'sales'>): Promise<ChargingBank> {
  const gateways = gatewaysOf(shop.app.platform);
  const real = gateways.get;
  const gateway = await real('bank');
  if (gateway === undefined) throw new Error('the bank is not live');
  const script: ChargeScript[] = [];
  const scriptsByToken = new Map<string, ChargeScript[]>();
  const calls: ChargeRequest[] = [];
  const forgotten: string[] = [];
  const gone = new Set<string>();
  let meanwhile: (() => Promise<unknown>) | undefined;

  async function open(
    { orderId, amountMinor, currency, email }: ChargeRequest,
    lifetimeMs: number,
  ): Promise<string> {
    const { reference } = await bank.openCheckout({
      ...{ orderId, amountMinor, currency, email, language: 'en', option: null },
      ...{ description: 'renewal', receiptName: 'renewal' },
      ...{ returnUrl: shop.app.url, webhookUrl: `${shop.app.url}/api-payment/api/v1/webhook/bank` },
      expiresAt: new Date(shop.app.clock.now().getTime() + lifetimeMs),
    });
    return reference;
  }
  async function report({ orderId }: ChargeRequest) {
    return bank.fetchStatus({ orderId, reference: null, secondaryReference: null });
  }
  async function charge(request: ChargeRequest): Promise<ChargeAnswer> {
    calls.push(request);
    const work = meanwhile;
    meanwhile = undefined;
    await work?.();
    if (request.isRepeat) {
      const found = await report(request);
      if (found !== undefined && found.state !== 'open') return { state: 'charged', report: found };
    }
    const now = scriptsByToken.get(request.method.token)?.shift() ?? script.shift() ?? 'pay';
    if (now === 'unavailable') throw new GatewayUnavailable('refused', 'no connection');
    if (now === 'lost_for_good') throw new OutcomeLost('the key has expired');
    if (now === 'dropped') throw new GatewayUnavailable('unknown', 'no answer');
    if (['funds', 'soft', 'technical', 'action', 'hard', 'revoked', 'config'].includes(now)) {
      // The cast is safe: the classes are listed above.
      return declined(now as DeclineClass);
    }
    // A buyer has days to confirm.
    const isLong = now === 'confirm' || now === 'declined_but_open';
    const id = await open(request, isLong ? 30 * 86_400_000 : 1_800_000);
    if (now === 'declined_but_open') return { ...declined('funds'), reference: id };
    if (now === 'pay_less') await shop.bank.decide(id, 'pay_less', { amountMinor: 100 });
    else if (now !== 'pending' && now !== 'confirm') await shop.bank.decide(id, 'pay');
    if (now === 'declined_but_paid') {
      await shop.settled();
      return { ...declined('soft'), code: 'late' };
    }
    if (now === 'lost') throw new GatewayUnavailable('unknown', 'no answer');
    const found = await report(request);
    if (found === undefined) throw new Error('the bank has lost the order');
    if (now === 'confirm') return { state: 'unconfirmed', report: found };
    return { state: now === 'pending' ? 'pending' : 'charged', report: found };
  }

  const vault: MethodVault = {
    mode: 'test',
    fetch: async ({ token, customer }) =>
      gone.has(token)
        ? undefined
        : {
            ...{ token, customer, mode: 'test', state: 'active', kind: 'card', fingerprint: null },
            ...{ brand: 'visa', last4: '4242', expires: null },
          },
    async forget({ token }) {
      forgotten.push(token);
      return 'done';
    },
    charge,
    async confirm({ orderId, reference }) {
      const found = await bank.fetchStatus({ orderId, reference, secondaryReference: null });
      if (found === undefined) throw new Error('the bank has lost the order');
      if (found.state !== 'open') return { state: 'decided', report: found };
      return { state: 'page', url: `https://bank.example/confirm/${reference}` };
    },
  };
  const bank: Gateway = gateway;
  let canRefund = true;
  // The gateways are built again when their settings change, and when the shop's connection for notifications is new: on a
  // busy machine also in the middle of a test.
  const get = async (provider: string) => {
    const live = await real(provider);
    if (provider !== 'bank' || live === undefined) return live;
    const { refund, ...rest } = live;
    return { ...rest, vault, ...(canRefund && refund !== undefined && { refund }) };
  };
  const every = gateways.current;
  const current = async () => {
    const charging = await get('bank');
    return new Map([...(await every()), ...(charging ? [['bank', charging] as const] : [])]);
  };
  Object.assign(gateways, { get, current });
  return {
    next: (...what) => void script.push(...what),
    nextOf: (token, what) => void scriptsByToken.set(token, [...what]),
    reset() {
      script.length = 0;
      scriptsByToken.clear();
      meanwhile = undefined;
    },
    async withoutRefunds(work) {
      canRefund = false;
      try {
        return await work();
      } finally {
        canRefund = true;
      }
    },
    during: (work) => {
      meanwhile = work;
    },
    calls,
    forgotten,
    gone,
  };
}
