import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type AppendLog, noLog, openAppendLog } from './append-log.ts';

/** A file of records: a changed one is appended again, and the last line of an id counts. */
export interface RecordFile<R> extends Pick<AppendLog, 'flushed' | 'close'> {
  /** What the file contained when it was opened, oldest first, each id once. */
  readonly known: readonly R[];
  append(record: R): void;
}

/** @param path without it nothing is stored */
export async function openRecordFile<R extends { readonly id: string }>(
  path: string | undefined,
): Promise<RecordFile<R>> {
  const records = new Map<string, R>();
  let log: AppendLog = noLog;
  if (path !== undefined) {
    await mkdir(dirname(path), { recursive: true });
    for (const record of await readRecords<R>(path)) records.set(record.id, record);
    const lines = [...records.values()].map((record) => `${JSON.stringify(record)}\n`);
    await writeAtomically(path, lines.join(''));
    log = await openAppendLog(path);
  }
  return {
    known: [...records.values()],
    append: (record) => log.append(JSON.stringify(record)),
    flushed: () => log.flushed(),
    close: () => log.close(),
  };
}

async function readRecords<R>(path: string): Promise<R[]> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  // Text after the last line break is a write that was cut off when the process was killed.
  const lines = text.split('\n').slice(0, -1);
  return lines.map((line): R => JSON.parse(line));
}

async function writeAtomically(path: string, text: string) {
  const draft = `${path}.new`;
  const file = await open(draft, 'w', 0o600);
  await file.writeFile(text);
  await file.sync();
  await file.close();
  await rename(draft, path);
}
