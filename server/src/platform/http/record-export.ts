import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import type { FileAnswer } from './answers.ts';
import type { OperatorSession } from './call.ts';

/** What an operator has taken out of the shop. */
interface Export {
  readonly operator: OperatorSession;
  readonly ip: string;
  /** The id of the route. */
  readonly list: string;
  /** What was asked for: the filters, and the record in the path. */
  readonly filters: Readonly<Record<string, unknown>>;
  readonly rows: number;
}

export type RecordExport = (taken: Export) => Promise<void>;

/**
 * The body of a file that an operator takes, which is on record before its end leaves: nobody has a whole list that was not
 * written down. One that is cut off is on record with the rows that had left by then.
 */
export async function recordedBody(
  { body, rowsSent }: FileAnswer,
  request: FastifyRequest,
  list: string,
  record: RecordExport,
): Promise<FileAnswer['body']> {
  const { operator } = request;
  if (operator === undefined || rowsSent === undefined) return body;
  const filters = { ...asRecord(request.params), ...asRecord(request.query) };
  const note = () => record({ operator, ip: request.ip, list, filters, rows: rowsSent() });
  if (Buffer.isBuffer(body)) {
    await note();
    return body;
  }
  return Readable.from(followed(body, note), { highWaterMark: 1 });
}

async function* followed(body: Readable, note: () => Promise<void>): AsyncGenerator<Buffer> {
  let isNoted = false;
  try {
    for await (const chunk of body) yield chunk;
    isNoted = true;
    await note();
  } finally {
    if (!isNoted) await note();
  }
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
