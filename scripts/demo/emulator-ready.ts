import type { ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';

/** Resolves with the ready line of an emulator; its other output is printed. */
export function emulatorReady(emulator: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    if (!emulator.stdout) throw new Error('an emulator must be started with piped output');
    createInterface({ input: emulator.stdout }).on('line', (line) => {
      if (line.startsWith('{"ready":true')) resolve(line);
      else console.log(line);
    });
  });
}
