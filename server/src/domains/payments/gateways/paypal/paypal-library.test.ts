import { Agent } from 'node:https';
import { connect } from 'node:net';
import {
  CheckoutPaymentIntent,
  Client,
  Environment,
  OrdersController,
  PaymentInitiator,
  PaymentsController,
  PaypalExperienceUserAction,
  PaypalPaymentTokenCustomerType,
  PaypalPaymentTokenUsageType,
  type PaypalWalletAttributes,
  PaypalWalletContextShippingPreference,
  StoredPaymentSourceUsageType,
  StoreInVaultInstruction,
  UsagePattern,
  VaultController,
} from '@paypal/paypal-server-sdk';
import type { RunningGateway } from '@sesame/emulators/kit/gateway.ts';
import { startPayPal } from '@sesame/emulators/paypal/start-paypal.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

/** PayPal's own library as an independent client of the emulator. It has no calls for webhooks and disputes. */

let emulator: RunningGateway;
let orders: OrdersController;
let payments: PaymentsController;
let vault: VaultController;

beforeAll(async () => {
  emulator = await startPayPal({ retryDelaysMs: [] });
  const { PAYPAL_CLIENT_ID, PAYPAL_CLIENT_SECRET } = emulator.shopSettings;
  const client = new Client({
    environment: Environment.Sandbox,
    clientCredentialsAuthCredentials: {
      oAuthClientId: PAYPAL_CLIENT_ID ?? '',
      oAuthClientSecret: PAYPAL_CLIENT_SECRET ?? '',
    },
    httpClientOptions: { httpsAgent: new AgentTo(Number(new URL(emulator.url).port)) },
  });
  orders = new OrdersController(client);
  payments = new PaymentsController(client);
  vault = new VaultController(client);
});
afterEach(() => emulator.switches.set({}));
afterAll(() => emulator.stop());

/** The library knows only PayPal's hosts, so its connections are made to the emulator, without TLS. */
class AgentTo extends Agent {
  readonly #port: number;
  constructor(port: number) {
    super();
    this.#port = port;
  }
  override createConnection() {
    return connect(this.#port, '127.0.0.1');
  }
}

let requests = 0;
const requestId = () => `library-${++requests}`;
const full = 'return=representation';

async function create(attributes?: PaypalWalletAttributes) {
  const orderId = `order-${requestId()}`;
  const { result } = await orders.createOrder({
    paypalRequestId: requestId(),
    prefer: full,
    body: {
      intent: CheckoutPaymentIntent.Capture,
      purchaseUnits: [
        {
          customId: orderId,
          invoiceId: orderId,
          description: 'Askara Pro, 3 months',
          amount: { currencyCode: 'USD', value: '10.68' },
        },
      ],
      paymentSource: {
        paypal: {
          ...(attributes && { attributes }),
          experienceContext: {
            returnUrl: 'http://127.0.0.1:9/back',
            cancelUrl: 'http://127.0.0.1:9/back',
            userAction: PaypalExperienceUserAction.PayNow,
            shippingPreference: PaypalWalletContextShippingPreference.NoShipping,
          },
        },
      },
    },
  });
  return { orderId, id: result.id ?? '', links: result.links?.map(({ rel }) => rel) };
}

async function captured() {
  const { id, orderId } = await create();
  await emulator.decide(orderId, 'pay');
  const { result } = await orders.captureOrder({ id, paypalRequestId: requestId(), prefer: full });
  const [capture] = result.purchaseUnits?.[0]?.payments?.captures ?? [];
  return { id, result, captureId: capture?.id ?? '', capture };
}

test('creates, captures without a body and reads an order', async () => {
  expect((await create()).links).toContain('payer-action');
  const { id, result, capture } = await captured();
  expect(result.status).toBe('COMPLETED');
  expect(capture).toMatchObject({ status: 'COMPLETED', amount: { value: '10.68' } });
  const { result: order } = await orders.getOrder({ id });
  expect(order.purchaseUnits?.[0]?.payee?.merchantId).toMatch(/^[2-9A-HJ-NP-Z]{13}$/);
});

test('refunds in part, then the rest without a body, and reads a refund', async () => {
  const { captureId } = await captured();
  const { result: part } = await payments.refundCapturedPayment({
    captureId,
    paypalRequestId: requestId(),
    body: { amount: { currencyCode: 'USD', value: '0.68' } },
  });
  const { result: rest } = await payments.refundCapturedPayment({
    captureId,
    paypalRequestId: requestId(),
    prefer: full,
  });
  expect(rest).toMatchObject({ status: 'COMPLETED', amount: { value: '10.00' } });
  const { result: found } = await payments.getRefund({ refundId: part.id ?? '' });
  expect(found).toMatchObject({ id: part.id, amount: { value: '0.68' } });
  const { result: capture } = await payments.getCapturedPayment({ captureId });
  expect(capture.status).toBe('REFUNDED');
});

test('reads the issue of a refused capture', async () => {
  const { id, orderId } = await create();
  await emulator.decide(orderId, 'pay');
  emulator.switches.set({ capture_issue: 'INSTRUMENT_DECLINED' });
  const refused = orders.captureOrder({ id, paypalRequestId: requestId() });
  await expect(refused).rejects.toMatchObject({
    statusCode: 422,
    result: { name: 'UNPROCESSABLE_ENTITY', details: [{ issue: 'INSTRUMENT_DECLINED' }] },
  });
});

test('saves a wallet with an order, reads and lists it, charges it without its buyer, and deletes it', async () => {
  const { id: saving, orderId } = await create({
    vault: {
      storeInVault: StoreInVaultInstruction.OnSuccess,
      usageType: PaypalPaymentTokenUsageType.Merchant,
      customerType: PaypalPaymentTokenCustomerType.Consumer,
      usagePattern: UsagePattern.RecurringPrepaid,
      description: 'Askara Pro',
    },
  });
  await emulator.decide(orderId, 'pay');
  const { result } = await orders.captureOrder({
    ...{ id: saving, paypalRequestId: requestId(), prefer: full },
  });
  const saved = result.paymentSource?.paypal?.attributes?.vault;
  expect(saved?.status).toBe('VAULTED');
  const token = saved?.id ?? '';
  const customerId = saved?.customer?.id ?? '';
  expect((await vault.getPaymentToken(token)).result.customer?.id).toBe(customerId);
  const { result: listed } = await vault.listCustomerPaymentTokens({ customerId });
  expect(listed.paymentTokens?.map(({ id }) => id)).toEqual([token]);
  const renewal = `order-${requestId()}`;
  const charge = () =>
    orders.createOrder({
      ...{ paypalRequestId: `charge-${renewal}`, prefer: full },
      body: {
        intent: CheckoutPaymentIntent.Capture,
        purchaseUnits: [
          {
            ...{ customId: renewal, invoiceId: renewal, description: 'Askara Pro' },
            amount: { currencyCode: 'USD', value: '10.68' },
          },
        ],
        paymentSource: {
          paypal: {
            vaultId: token,
            storedCredential: {
              paymentInitiator: PaymentInitiator.Merchant,
              usage: StoredPaymentSourceUsageType.Subsequent,
              usagePattern: UsagePattern.RecurringPrepaid,
            },
          },
        },
      },
    });
  const { result: charged } = await charge();
  expect(charged).toMatchObject({
    status: 'COMPLETED',
    purchaseUnits: [{ payments: { captures: [{ status: 'COMPLETED' }] } }],
  });
  expect((await charge()).result.id).toBe(charged.id);
  expect((await vault.deletePaymentToken(token)).statusCode).toBe(204);
  await expect(vault.getPaymentToken(token)).rejects.toMatchObject({ statusCode: 404 });
});
