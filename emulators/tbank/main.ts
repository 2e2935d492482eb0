import { runEmulator } from '../kit/run-emulator.ts';
import { startTbank } from './start-tbank.ts';

await runEmulator(startTbank);
