import { runEmulator } from '../kit/run-emulator.ts';
import { startStripe } from './start-stripe.ts';

await runEmulator(startStripe);
