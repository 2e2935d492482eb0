import type { MethodTest } from '@sesame/contract/operator-method-tests.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { Refusal, refuse } from '../../../platform/http/errors.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type DoneBy, recordAct } from '../../operators/index.ts';
import { type Form, type Gateway, GatewayUnavailable } from '../gateways/gateway.ts';
import type { MethodRow } from '../methods.store.ts';
import { noticeAddress } from '../notice-address.ts';
import { BALANCE_PROVIDER, TRANSFER_PROVIDER } from '../payments.rules.ts';
import { capabilitiesOf } from '../providers/capabilities.ts';
import type { Gateways } from '../providers/live-gateways.ts';
import {
  changeMethodTest,
  findMethodTest,
  insertMethodTest,
  type MethodTestRow,
} from './method-tests.store.ts';
import { findMethod } from './operator-methods.store.ts';

type Needs = Pick<Platform, 'db' | 'clock' | 'ids' | 'config' | 'log' | 'publicUrl'>;

/** One unit, in minor units. */
const UNIT_MINOR = 100;
const FAILURE_MAX = 300;
/** Where a provider's receipt would go: nobody's mailbox, by RFC 2606. */
const NOBODY = 'nobody@example.com';

/**
 * Opens an order of nobody at the provider of a method, the way a buyer's is opened, and says what came of it. Where money is
 * real the page is closed again at once and shown to nobody.
 */
export async function startMethodTest(
  platform: Needs,
  gateways: Gateways,
  input: DoneBy & { readonly gateway: string },
): Promise<MethodTest> {
  const method = await findMethod(platform.db, input.gateway);
  if (method === undefined) refuse('not_found');
  const { provider } = method;
  if (provider === BALANCE_PROVIDER || provider === TRANSFER_PROVIDER) refuse('bad_request');
  const gateway = await gateways.get(provider);
  if (gateway === undefined) refuse('provider_not_live');
  const id = platform.ids.uuid();
  const at = platform.clock.now();
  const asked = { id, at, amountMinor: amountOf(method) };
  const opened = await open(platform, gateway, method, asked);
  const isReal = platform.config.production;
  if (isReal && 'form' in opened) await close(platform, gateway, id, opened.form);
  const test = await inTransaction(platform.db, async (tx) => {
    const row = await insertMethodTest(tx, {
      id,
      gateway: method.gateway,
      provider,
      amount_minor: asked.amountMinor,
      currency: method.charge_currency,
      state: 'form' in opened ? 'opened' : opened.state,
      reference: 'form' in opened ? opened.form.reference : null,
      handle: 'form' in opened ? opened.form.handle : null,
      failure: 'form' in opened ? null : opened.failure,
      operator_id: input.operator.id,
      created_at: at,
    });
    await recordAct(tx, platform, {
      operator: input.operator,
      action: 'methods.test',
      subject: `method:${method.gateway}`,
      after: { test: id, state: row.state, reference: row.reference },
      request: input.request,
    });
    return row;
  });
  return onWire(test, 'form' in opened && !isReal ? opened.form.url : null);
}

/** Asks the provider whether somebody has paid the page. */
export async function checkMethodTest(
  platform: Needs,
  gateways: Gateways,
  { id, operator, request }: DoneBy & { readonly id: string },
): Promise<MethodTest> {
  const test = await findMethodTest(platform.db, id);
  if (test === undefined) refuse('not_found');
  const gateway = await gateways.get(test.provider);
  if (gateway === undefined) refuse('provider_not_live');
  const query = { reference: test.reference, handle: test.handle, orderId: id };
  const report = await gateway.fetchStatus(query).catch((cause: unknown) => {
    throw new Refusal('gateway_unavailable', { cause });
  });
  const state = report?.state === 'paid' && report.orderId === id ? 'paid' : test.state;
  const checked = await inTransaction(platform.db, async (tx) => {
    const row = await changeMethodTest(tx, id, { state });
    await recordAct(tx, platform, {
      operator,
      action: 'methods.check_test',
      subject: `method:${test.gateway}`,
      before: { state: test.state },
      after: { test: id, state, told: report?.state ?? null },
      request,
    });
    return row;
  });
  return onWire(checked, null);
}

/** One unit, or the least that the provider takes. */
function amountOf({ provider, charge_currency: currency }: MethodRow): number {
  const charge = capabilitiesOf(provider)?.charges.find((one) => one.currency === currency);
  return Math.max(UNIT_MINOR, charge?.minMinor ?? 0);
}

type Opened = { form: Form } | { state: 'refused' | 'silent'; failure: string };

async function open(
  platform: Needs,
  gateway: Gateway,
  method: MethodRow,
  asked: { id: string; at: Date; amountMinor: number },
): Promise<Opened> {
  const shopUrl = platform.publicUrl();
  try {
    const form = await gateway.createForm({
      orderId: asked.id,
      amountMinor: asked.amountMinor,
      currency: method.charge_currency,
      description: `Test of ${method.title}`,
      returnUrl: `${shopUrl}/admin/payment-methods/${method.gateway}`,
      notifyUrl: noticeAddress(shopUrl, gateway),
      expiresAt: new Date(asked.at.getTime() + method.life_s * 1_000),
      language: 'en',
      email: NOBODY,
      option: method.provider_option,
    });
    return { form };
  } catch (error) {
    platform.log.warn({ err: error, gateway: method.gateway }, 'a method failed its test');
    const refused = error instanceof GatewayUnavailable && error.certainty === 'refused';
    const failure = (error instanceof Error ? error.message : String(error)).slice(0, FAILURE_MAX);
    return { state: refused ? 'refused' : 'silent', failure };
  }
}

/** One that cannot be closed ends by itself. */
async function close(platform: Needs, gateway: Gateway, orderId: string, form: Form) {
  await gateway
    .cancel({ reference: form.reference, handle: form.handle, orderId })
    .catch((err: unknown) => platform.log.warn({ err }, 'the page of a test stays open'));
}

function onWire(row: MethodTestRow, url: string | null): MethodTest {
  return {
    id: row.id,
    gateway: row.gateway,
    state: row.state,
    amount: row.amount_minor / 100,
    currency: row.currency,
    url,
    reference: row.reference,
    failure: row.failure,
    created_at: row.created_at.toISOString(),
  };
}
