import { bankAsGateway } from '@sesame/emulators/bank/bank-as-gateway.ts';
import { startBank } from '@sesame/emulators/bank/start-bank.ts';
import { emulators } from '@sesame/emulators/gateways/all.ts';
import type { EmulatorStarted } from './emulator-process.ts';

/** One emulator in a process of its own: `node run-emulator.ts tbank`. It ends with the channel to its parent. */

const [, , provider] = process.argv;
// What is to be told again the cases tell again themselves.
const options = { retryDelaysMs: [] };
const known = emulators.find(({ name }) => name === provider);
const gateway = known ? await known.start(options) : bankAsGateway(await startBank(options));
process.once('disconnect', () => void gateway.stop().then(() => process.exit(0)));
const { url, shopSettings, outcomes } = gateway;
process.send?.({ url, shopSettings, outcomes } satisfies EmulatorStarted);
