import type { RunningGateway } from '@sesame/emulators/kit/gateway.ts';
import { startTbank } from '@sesame/emulators/tbank/start-tbank.ts';
import { afterAll, afterEach, beforeAll } from 'vitest';
import type { CheckoutRequest } from '../../src/domains/payments/gateways/checkout.ts';
import type { Gateway } from '../../src/domains/payments/gateways/gateway.ts';
import { tbank } from '../../src/domains/payments/gateways/tbank/tbank.ts';
import { createProviderGateway } from '../../src/domains/payments/providers/create-provider-gateway.ts';
import { createFastOutbound } from './fast-outbound.ts';

/** T-Bank's emulator and its gateway, for the tests of one file: started before them, reset after each. */
export function connectTbank() {
  let bank: RunningGateway;
  let gateway: Gateway;
  const outbound = createFastOutbound(() => bank);
  beforeAll(async () => {
    bank = await startTbank({ retryDelaysMs: [] });
    gateway = connect();
  });
  afterAll(async () => {
    outbound.close();
    await bank.stop();
  });
  afterEach(() => {
    bank.faults.set({});
    bank.switches.set({});
  });

  /** The settings by which the shop connects to the emulator. */
  function settings() {
    const { TBANK_API_BASE = '', TBANK_TERMINAL_KEY = '', TBANK_PASSWORD = '' } = bank.shopSettings;
    return { apiBase: TBANK_API_BASE, terminalKey: TBANK_TERMINAL_KEY, password: TBANK_PASSWORD };
  }

  /** Opens the gateway as the shop does; `transport` replaces the network. */
  function open(changes: Record<string, string> = {}, { live = false, transport = outbound } = {}) {
    const written = { ...settings(), ...changes };
    return createProviderGateway(tbank, written, { outbound: transport, live });
  }

  function connect(changes: Record<string, string> = {}, { transport = outbound } = {}): Gateway {
    const opened = open(changes, { transport });
    if ('problem' in opened) throw new Error(`${opened.problem.field} is ${opened.problem.kind}`);
    return opened.gateway;
  }

  return {
    outbound,
    get bank() {
      return bank;
    },
    get gateway() {
      return gateway;
    },
    open,
    connect,
    /** Creates the gateway without the check of its settings, which refuses an emulator on a live shop. */
    create(changes: Record<string, string>, { live = false, transport = outbound } = {}) {
      const defaults = tbank.fields.map(({ name, defaultValue = '' }) => [name, defaultValue]);
      const values = { ...Object.fromEntries(defaults), ...settings(), ...changes };
      return tbank.create(values, { outbound: transport, live });
    },
    held: ({ orderId }: CheckoutRequest) =>
      bank.payments().filter((payment) => payment.orderId === orderId),
    /** The last sent request of a method. */
    lastSent: (method: string) =>
      JSON.parse(outbound.calls.findLast(({ url }) => url.endsWith(`/${method}`))?.body ?? '{}'),
    /** A network in which every call is answered with these fields, in the format of the bank. */
    answering(fields: object) {
      const state = { OrderId: 'order-1', PaymentId: '1', Status: 'CONFIRMED', Amount: 100_000 };
      const { terminalKey } = settings();
      const body = { Success: true, ErrorCode: '0', TerminalKey: terminalKey, ...state, ...fields };
      const text = JSON.stringify({ ...body, Payments: [] });
      return { ...outbound, request: async () => ({ status: 200, headers: {}, text }) };
    },
  };
}

/** How the shop finds the payment of an order at T-Bank. */
export function tbankQuery({ orderId }: CheckoutRequest, secondaryReference: string | null = null) {
  return { reference: null, secondaryReference, orderId };
}
