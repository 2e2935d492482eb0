import { runEmulator } from '../kit/run-emulator.ts';
import { startYookassa } from './start-yookassa.ts';

await runEmulator(startYookassa);
