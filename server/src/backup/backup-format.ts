import * as z from 'zod/mini';

/**
 * A backup is one compressed stream of frames: a letter, the length in four bytes, the content. It begins with what made it,
 * goes table by table, and ends with the sums, so that a file which was cut off is known as such.
 */
export const frames = {
  header: 'H',
  /** A table begins. */
  table: 'T',
  /** Rows of it, in PostgreSQL's own text format. */
  data: 'D',
  /** The table ends. */
  tableEnd: 'E',
  sequence: 'S',
  /** The backup ends. */
  end: 'Z',
} as const;

export const FORMAT = 1;
export const FRAME_HEAD_BYTES = 5;
/** Longer than anything that is written; a length beyond it is damage, not a reason to wait for so many bytes. */
export const MOST_FRAME_BYTES = 1_000_000_000;

export const headerFrame = z.strictObject({
  format: z.literal(FORMAT),
  /** Of the shop that made it. */
  version: z.string(),
  made_at: z.iso.datetime(),
  /** What the schema was made by, in order. */
  migrations: z.array(z.string()),
});
export type BackupHeader = z.output<typeof headerFrame>;

export const tableFrame = z.strictObject({ name: z.string(), columns: z.array(z.string()) });
export type BackedTable = z.output<typeof tableFrame>;

export const tableEndFrame = z.strictObject({
  rows: z.int(),
  /** Of the rows as they stand in the file. */
  sha256: z.string(),
});
export type TableSum = z.output<typeof tableEndFrame>;

export const sequenceFrame = z.strictObject({
  name: z.string(),
  /** A bigint, hence a text. */
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
