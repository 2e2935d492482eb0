import type { ChildProcess } from 'node:child_process';
import { isInventingMessage, isReadyMessage, type ReadyMessage } from '../run/supervise.ts';
import { writeProgress } from './write-progress.ts';

/** Resolves when the server accepts requests; until then the progress of a new demo is printed. */
export function serverReady(server: ChildProcess): Promise<ReadyMessage> {
  return new Promise((resolve) => {
    server.on('message', (message) => {
      if (isReadyMessage(message)) resolve(message);
      if (isInventingMessage(message)) writeProgress(message.percent);
    });
  });
}
