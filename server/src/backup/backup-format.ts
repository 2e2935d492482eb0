import * as z from 'zod/mini';

/**
 * A backup is one compressed stream of frames: a letter, the length in four bytes, the content. It begins with a
 * header, continues table by table, and ends with checksums, so that a truncated file is detected.
 */
export const frames = {
  header: 'H',
  /** Begins a table. */
  table: 'T',
  /** Rows of the table, in PostgreSQL's COPY text format. */
  data: 'D',
  /** Ends the table. */
  tableEnd: 'E',
  sequence: 'S',
  /** Ends the backup. */
  end: 'Z',
} as const;

export const FORMAT = 1;
export const FRAME_HEAD_BYTES = 5;
/** Longer than any frame that is written; a greater length means that the file is damaged. */
export const MOST_FRAME_BYTES = 1_000_000_000;

export const headerFrame = z.strictObject({
  format: z.literal(FORMAT),
  /** Version of the shop that made it. */
  version: z.string(),
  made_at: z.iso.datetime(),
  /** Names of the applied migrations, in order. */
  migrations: z.array(z.string()),
});
export type BackupHeader = z.output<typeof headerFrame>;

export const tableFrame = z.strictObject({ name: z.string(), columns: z.array(z.string()) });
export type BackedTable = z.output<typeof tableFrame>;

export const tableEndFrame = z.strictObject({
  rows: z.int(),
  /** Hash of the rows as written in the file. */
  sha256: z.string(),
});
export type TableSum = z.output<typeof tableEndFrame>;

export const sequenceFrame = z.strictObject({
  name: z.string(),
  /** A bigint, hence a string. */
  value: z.string(),
  called: z.boolean(),
});
export type BackedSequence = z.output<typeof sequenceFrame>;

export const endFrame = z.strictObject({ tables: z.int(), rows: z.int() });
export type BackupSums = z.output<typeof endFrame>;

export function frameOf(kind: string, content: Buffer | object): Buffer {
  const body = Buffer.isBuffer(content) ? content : Buffer.from(JSON.stringify(content));
  const head = Buffer.alloc(FRAME_HEAD_BYTES);
  head.write(kind, 0, 'latin1');
  head.writeUInt32BE(body.length, 1);
  return Buffer.concat([head, body]);
}
