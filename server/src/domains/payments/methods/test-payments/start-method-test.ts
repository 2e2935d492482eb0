import type { MethodTest } from '@sesame/contract/console/payments/method-tests.ts';
import { inTransaction } from '../../../../platform/db/transaction.ts';
import { refuse } from '../../../../platform/http/errors.ts';
import type { TransactionalPlatform } from '../../../../platform/platform.ts';
import { type Actor, recordAuditEvent } from '../../../operators/index.ts';
import type { Checkout } from '../../gateways/checkout.ts';
import type { Gateway } from '../../gateways/gateway.ts';
import { GatewayUnavailable } from '../../gateways/gateway-unavailable.ts';
import { capabilitiesOf } from '../../providers/capabilities.ts';
import type { Gateways } from '../../providers/live-gateways.ts';
import { findProviderState } from '../../providers/provider-states.ts';
import { webhookUrl } from '../../providers/webhook-url.ts';
import type { MethodRow } from '../../records/methods.store.ts';
import { BALANCE_PROVIDER, TRANSFER_PROVIDER } from '../../records/payments.rules.ts';
import { findMethod } from '../console-methods.store.ts';
import { failureOf } from './method-test.rules.ts';
import { insertMethodTest } from './method-tests.store.ts';
import { serializeMethodTest } from './serialize-method-test.ts';

/** One currency unit in minor units. */
const UNIT_MINOR = 100;
/** Where a provider would send its receipt: a reserved domain (RFC 2606), so the mail reaches no mailbox. */
export const TEST_EMAIL = 'nobody@example.com';

/**
 * Opens a checkout at the provider of a method as for a buyer, but without one, and returns the outcome. Where it would
 * take real money, because the shop is live and the keys are, the checkout is canceled at once and its URL is not kept.
 */
export async function startMethodTest(
  platform: TransactionalPlatform,
  gateways: Gateways,
  input: Actor & { readonly gateway: string },
): Promise<MethodTest> {
  const method = await findMethod(platform.db, input.gateway);
  if (method === undefined) refuse('not_found');
  const { provider } = method;
  if (provider === BALANCE_PROVIDER || provider === TRANSFER_PROVIDER) refuse('bad_request');
  const gateway = await gateways.get(provider);
  if (gateway === undefined) refuse('provider_not_live');
  const id = platform.ids.uuid();
  const at = platform.clock.now();
  const request = { id, at, amountMinor: amountOf(method) };
  const opened = await open(platform, gateway, method, request);
  const state = await findProviderState(platform.db, platform, provider);
  const isReal = platform.config.production && state?.testMode !== true;
  if (isReal && 'checkout' in opened) await close(platform, gateway, id, opened.checkout);
  const test = await inTransaction(platform.db, async (tx) => {
    const row = await insertMethodTest(tx, {
      id,
      gateway: method.gateway,
      provider,
      amount_minor: request.amountMinor,
      currency: method.charge_currency,
      state: 'checkout' in opened ? 'opened' : opened.state,
      reference: 'checkout' in opened ? opened.checkout.reference : null,
      secondary_reference: 'checkout' in opened ? opened.checkout.secondaryReference : null,
      failure: 'checkout' in opened ? null : opened.failure,
      url: 'checkout' in opened && !isReal ? opened.checkout.url : null,
      operator_id: input.operator.id,
      created_at: at,
    });
    await recordAuditEvent(tx, platform, {
      operator: input.operator,
      action: 'methods.test',
      subject: `method:${method.gateway}`,
      after: { test: id, state: row.state, reference: row.reference },
      request: input.request,
    });
    return row;
  });
  return serializeMethodTest(test);
}

/** One currency unit, or the smallest amount of the provider or the method: each coin has its own minimum. */
function amountOf({ provider, charge_currency: currency, min_total_cents }: MethodRow): number {
  const charge = capabilitiesOf(provider)?.charges.find((one) => one.currency === currency);
  const leastOfMethod = currency === 'USD' ? min_total_cents : 0;
  return Math.max(UNIT_MINOR, charge?.minMinor ?? 0, leastOfMethod);
}

type Opened = { checkout: Checkout } | { state: 'refused' | 'no_answer'; failure: string };

async function open(
  platform: TransactionalPlatform,
  gateway: Gateway,
  method: MethodRow,
  request: { id: string; at: Date; amountMinor: number },
): Promise<Opened> {
  const shopUrl = platform.publicUrl();
  try {
    const checkout = await gateway.openCheckout({
      orderId: request.id,
      amountMinor: request.amountMinor,
      currency: method.charge_currency,
      description: `Test of ${method.title}`,
      receiptName: `Test of ${method.title}`,
      returnUrl: `${shopUrl}/admin/payment-methods/${method.gateway}`,
      webhookUrl: webhookUrl(shopUrl, gateway),
      expiresAt: new Date(request.at.getTime() + method.payment_timeout_s * 1_000),
      language: 'en',
      email: TEST_EMAIL,
      option: method.provider_option,
    });
    return { checkout };
  } catch (error) {
    platform.log.warn(
      { err: error, gateway: method.gateway },
      'the test of a payment method failed',
    );
    const refused = error instanceof GatewayUnavailable && error.certainty === 'refused';
    return { state: refused ? 'refused' : 'no_answer', failure: failureOf(error) };
  }
}

/** A checkout that cannot be canceled expires by itself. */
async function close(
  platform: TransactionalPlatform,
  gateway: Gateway,
  orderId: string,
  checkout: Checkout,
) {
  await gateway
    .cancel({
      reference: checkout.reference,
      secondaryReference: checkout.secondaryReference,
      orderId,
    })
    .catch((err: unknown) =>
      platform.log.warn({ err }, 'the checkout of a method test could not be canceled'),
    );
}
