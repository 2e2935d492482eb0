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

interface Emulator {
  /** The shop's name of the provider. */
  readonly name: string;
  readonly title: string;
  readonly wire: Wire;
  start(options: EmulatorOptions): Promise<RunningGateway>;
}

/** All emulators of payment providers; listed here explicitly. */
export const emulators: readonly Emulator[] = [
  { name: 'nowpayments', title: 'NOWPayments', wire: nowpaymentsWire, start: startNowpayments },
  { name: 'paypal', title: 'PayPal', wire: paypalWire, start: startPayPal },
  { name: 'stripe', title: 'Stripe', wire: stripeWire, start: startStripe },
  { name: 'tbank', title: 'T-Bank', wire: tbankWire, start: startTbank },
  { name: 'yookassa', title: 'YooKassa', wire: yookassaWire, start: startYookassa },
];
