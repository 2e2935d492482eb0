import type { ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';

/** Resolves with a stand-in's ready line; everything else it prints is shown. */
export function emulatorReady(emulator: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    if (!emulator.stdout) throw new Error('a stand-in is started with a readable output');
    createInterface({ input: emulator.stdout }).on('line', (line) => {
      if (line.startsWith('{"ready":true')) resolve(line);
      else console.log(line);
    });
  });
}
