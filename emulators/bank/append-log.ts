import { open } from 'node:fs/promises';

/** A file of lines written in batches behind the caller's back. */
export interface AppendLog {
  append(line: string): void;
  /** Resolves when everything appended so far is with the operating system: it outlives a killed process. */
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
      // Started a moment later, so that the lines of one request go out together.
      writing = Promise.resolve().then(writeAll);
      // A failed write is met by everybody who awaits flushed(), now and later.
      writing.catch(() => undefined);
    },
    flushed: () => writing ?? Promise.resolve(),
    async close() {
      await writing;
      await file.close();
    },
  };
}

/** For a bank without a data folder. */
export const noLog: AppendLog = {
  append() {},
  flushed: () => Promise.resolve(),
  close: () => Promise.resolve(),
};
