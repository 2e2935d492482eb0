import { runEmulator } from '../kit/run-emulator.ts';
import { startPayPal } from './start-paypal.ts';

await runEmulator(startPayPal);
