import { runEmulator } from '../kit/run-emulator.ts';
import { startNowpayments } from './start-nowpayments.ts';

await runEmulator(startNowpayments);
