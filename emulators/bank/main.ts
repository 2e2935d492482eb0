import { runEmulator } from '../kit/run-emulator.ts';
import { startBank } from './start-bank.ts';

await runEmulator(startBank);
