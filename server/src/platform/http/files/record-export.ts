import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import type { FileAnswer } from '../answers.ts';
import type { OperatorSession } from '../call.ts';

/** A record of one export by an operator. */
interface Export {
  readonly operator: OperatorSession;
  readonly ip: string;
  /** The id of the route. */
  readonly list: string;
  /** The filters of the export, and the record id in the path. */
  readonly filters: Readonly<Record<string, unknown>>;
  readonly rows: number;
}

export type RecordExport = (taken: Export) => Promise<void>;

/**
 * Wraps the body of an exported file so that the export is recorded before the last bytes are sent: no complete export
 * leaves without a record. An interrupted export is recorded with the number of rows sent.
 */
export async function recordedBody(
  answer: FileAnswer,
  request: FastifyRequest,
  list: string,
  record: RecordExport,
): Promise<Buffer | Readable> {
  const { operator } = request;
  const { rowsSent } = answer;
  const body = typeof answer.body === 'function' ? await answer.body() : answer.body;
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
