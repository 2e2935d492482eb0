import { Readable } from 'node:stream';
import type { RouteSpec } from '@sesame/contract/shared/route.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FileAnswer } from '../answers.ts';
import type { Api } from '../create-server.ts';
import { recordedBody } from './record-export.ts';

/** Sends a file download; an operator's export of a list is recorded in the audit log. */
export async function sendFile(
  { recordExport }: Api,
  route: RouteSpec,
  request: FastifyRequest,
  reply: FastifyReply,
  answer: FileAnswer,
) {
  const body = await recordedBody(answer, request, route.id, recordExport);
  reply.header('content-type', answer.type).header('content-disposition', answer.disposition);
  if (body instanceof Readable) {
    // The status has already been sent, so this log line is the only trace of the error.
    body.once('error', (err) => request.log.error({ err }, 'file cut off'));
  }
  return reply.code(200).send(body);
}
