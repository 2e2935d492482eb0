import { startBank } from '@sesame/emulators/bank/start-bank.ts';
import { emulators } from '@sesame/emulators/gateways/all.ts';
import type { EmulatorStarted } from './emulator-process.ts';

/**
 * Runs one emulator in a separate process: `node run-emulator.ts tbank`. It ends when the channel to its parent closes.
 */

const [, , provider] = process.argv;
// No retries: the cases repeat webhooks themselves.
const options = { retryDelaysMs: [] };
const known = emulators.find(({ name }) => name === provider);
const gateway = await (known?.start ?? startBank)(options);
process.once('disconnect', () => void gateway.stop().then(() => process.exit(0)));
const { url, shopSettings, outcomes } = gateway;
process.send?.({ url, shopSettings, outcomes } satisfies EmulatorStarted);
