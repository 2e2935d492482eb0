import { Readable } from 'node:stream';
import type { RouteSpec } from '@sesame/contract/route.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FileAnswer } from './answers.ts';
import type { Api } from './create-server.ts';
import { recordedBody } from './record-export.ts';

/** Sends a file to keep; one with a list that an operator takes is on record. */
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
    // The status has left by then: what went wrong is written down here or nowhere.
    body.once('error', (err) => request.log.error({ err }, 'file cut off'));
  }
  return reply.code(200).send(body);
}
