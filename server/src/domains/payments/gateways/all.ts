import { nowpayments } from './nowpayments/nowpayments.ts';
import { paypal } from './paypal/paypal.ts';
import type { Provider } from './provider.ts';
import { stripe } from './stripe/stripe.ts';
import { tbank } from './tbank/tbank.ts';
import { transferProvider } from './transfer/transfer.ts';
import { yookassa } from './yookassa/yookassa.ts';

/** All supported providers. The emulated bank is added from its own settings. */
export const providers: readonly Provider[] = [
  nowpayments,
  paypal,
  stripe,
  tbank,
  transferProvider,
  yookassa,
];
