import type { EmulatorOptions, RunningGateway } from '../kit/gateway.ts';
import type { Wire } from '../kit/wire/wire.ts';
import { nowpaymentsWire } from '../nowpayments/calls.ts';
import { startNowpayments } from '../nowpayments/start-nowpayments.ts';
import { paypalWire } from '../paypal/calls.ts';
import { startPayPal } from '../paypal/start-paypal.ts';
import { stripeWire } from '../stripe/calls.ts';
import { startStripe } from '../stripe/start-stripe.ts';
import { tbankWire } from '../tbank/calls.ts';
import { startTbank } from '../tbank/start-tbank.ts';
import { yookassaWire } from '../yookassa/calls.ts';
import { startYookassa } from '../yookassa/start-yookassa.ts';
import { type GatewayName, gatewayNames } from './names.ts';

interface Emulator {
  readonly title: string;
  readonly wire: Wire;
  start(options: EmulatorOptions): Promise<RunningGateway>;
}

const byName: Readonly<Record<GatewayName, Emulator>> = {
  nowpayments: { title: 'NOWPayments', wire: nowpaymentsWire, start: startNowpayments },
  paypal: { title: 'PayPal', wire: paypalWire, start: startPayPal },
  stripe: { title: 'Stripe', wire: stripeWire, start: startStripe },
  tbank: { title: 'T-Bank', wire: tbankWire, start: startTbank },
  yookassa: { title: 'YooKassa', wire: yookassaWire, start: startYookassa },
};

/** All emulators of payment providers. */
export const emulators = gatewayNames.map((name) => ({ name, ...byName[name] }));
