import { nowpayments } from './nowpayments.ts';
import { paypal } from './paypal.ts';
import type { Provider } from './provider.ts';
import { stripe } from './stripe.ts';
import { tbank } from './tbank.ts';
import { transferProvider } from './transfer.ts';
import { yookassa } from './yookassa.ts';

/** Every provider the shop can speak to, by hand. The sandbox bank comes beside these, from its own settings. */
export const providers: readonly Provider[] = [
  nowpayments,
  paypal,
  stripe,
  tbank,
  transferProvider,
  yookassa,
];
