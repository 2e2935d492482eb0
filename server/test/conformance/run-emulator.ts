import { bankAsGateway } from '@sesame/emulators/bank/bank-as-gateway.ts';
import { startBank } from '@sesame/emulators/bank/start-bank.ts';
import type { EmulatorOptions, RunningGateway } from '@sesame/emulators/kit/gateway.ts';
import { startNowpayments } from '@sesame/emulators/nowpayments/start-nowpayments.ts';
import { startPayPal } from '@sesame/emulators/paypal/start-paypal.ts';
import { startStripe } from '@sesame/emulators/stripe/start-stripe.ts';
import { startTbank } from '@sesame/emulators/tbank/start-tbank.ts';
import { startYookassa } from '@sesame/emulators/yookassa/start-yookassa.ts';
import type { EmulatorStarted } from './emulator-process.ts';
import type { ProviderName } from './providers-under-test.ts';

/** One emulator in a process of its own: `node run-emulator.ts tbank`. It ends with the channel to its parent. */

const starters: Readonly<
  Record<ProviderName, (options: EmulatorOptions) => Promise<RunningGateway>>
> = {
  bank: async (options) => bankAsGateway(await startBank(options)),
  nowpayments: startNowpayments,
  paypal: startPayPal,
  stripe: startStripe,
  tbank: startTbank,
  yookassa: startYookassa,
};

// Named by emulator-process.ts alone, which takes it from this table's keys.
const start = starters[process.argv[2] as ProviderName];
// What is to be told again the cases tell again themselves.
const gateway = await start({ retryDelaysMs: [] });
process.once('disconnect', () => void gateway.stop().then(() => process.exit(0)));
const { url, shopSettings, outcomes } = gateway;
process.send?.({ url, shopSettings, outcomes } satisfies EmulatorStarted);
