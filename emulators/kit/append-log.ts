import { open } from 'node:fs/promises';

/** A file that lines are appended to in the background, in batches. */
export interface AppendLog {
  append(line: string): void;
  /**
   * Resolves once everything appended so far has been handed to the operating system, so that it survives a killed
   * process.
   */
  flushed(): Promise<void>;
  close(): Promise<void>;
}

export async function openAppendLog(path: string): Promise<AppendLog> {
  const file = await open(path, 'a', 0o600);
  let waiting: string[] = [];
  let writing: Promise<void> | undefined;

  async function writeAll() {
    while (waiting.length > 0) {
      const batch = waiting.join('\n');
      waiting = [];
      await file.appendFile(`${batch}\n`);
    }
    writing = undefined;
  }

  return {
    append(line) {
      waiting.push(line);
      if (writing) return;
      // Deferred, so that the lines of one request are written together.
      writing = Promise.resolve().then(writeAll);
      // Callers of flushed() get the error of a failed write, now and later.
      writing.catch(() => undefined);
    },
    flushed: () => writing ?? Promise.resolve(),
    async close() {
      await writing;
      await file.close();
    },
  };
}

/** A log that stores nothing, for payments that are kept in memory only. */
export const noLog: AppendLog = {
  append() {},
  flushed: () => Promise.resolve(),
  close: () => Promise.resolve(),
};
