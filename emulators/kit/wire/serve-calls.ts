import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Emulator } from '../emulator.ts';
import type { PaymentRecord } from '../payment-record.ts';
import type { WireCheck } from './check-wire.ts';
import type { Serve, Wire } from './wire.ts';

const nothing = z.strictObject({});

export function createServe<P extends PaymentRecord>(
  app: FastifyInstance,
  { wire, emulator, check }: { wire: Wire | undefined; emulator: Emulator<P>; check: WireCheck },
): Serve {
  return (call, work) => {
    const { method, path: url, place, answer } = call;
    app.route<{ Params: { id?: string } }>({
      method,
      url,
      handler: (request, reply) =>
        emulator.answer(reply, place, async () => {
          const answered = await work({
            query: read(call.query, request.query),
            body: read(call.body, request.body),
            id: request.params.id ?? '',
            headers: request.headers,
            url: request.url,
          });
          check.fits(`the answer of ${method} ${url}`, answer, answered.body);
          return answered;
        }),
    });
  };

  function read<T>(schema: z.ZodMiniType<T> | undefined, value: unknown): T {
    const result = (schema ?? nothing).safeParse(value ?? {});
    if (wire === undefined) throw new Error('an emulator with calls needs its wire');
    if (!result.success) throw wire.refuse(result.error.issues);
    // The cast is safe: without a schema, T is the empty object.
    return result.data as T;
  }
}
