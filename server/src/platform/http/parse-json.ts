import type { FastifyInstance } from 'fastify';
import { Refusal } from './errors.ts';

/** Refuses a body with a duplicate key: some parsers take the first value and others the last. */
export function refuseRepeatedKeys(fastify: FastifyInstance): void {
  const parse = fastify.getDefaultJsonParser('error', 'error');
  fastify.removeContentTypeParser('application/json');
  fastify.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) => {
      parse(request, body, (error, value) => {
        if (error) return done(error);
        if (keysWritten(body) !== uniqueKeys(value)) return done(new Refusal('bad_request'));
        done(null, value);
      });
    },
  );
}

const STRING_AND_COLON = /"(?:[^"\\]|\\.)*"\s*(:?)/g;

/** Counts the keys in valid JSON text: only a string before a colon is a key. */
function keysWritten(json: string): number {
  let count = 0;
  for (const [, colon] of json.matchAll(STRING_AND_COLON)) if (colon) count++;
  return count;
}

function uniqueKeys(value: unknown): number {
  const rest: unknown[] = [value];
  let count = 0;
  while (rest.length > 0) {
    const part = rest.pop();
    if (typeof part !== 'object' || part === null) continue;
    if (!Array.isArray(part)) count += Object.keys(part).length;
    for (const child of Object.values(part)) rest.push(child);
  }
  return count;
}
