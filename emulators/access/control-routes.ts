import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { answerFault } from '../kit/faults.ts';
import { accessModes } from './accesses.ts';
import type { RunningAccess } from './running-access.ts';

const faultsBody = z.strictObject({
  answer: z.optional(answerFault),
  once: z.optional(z.boolean()),
});
const settingsBody = z.strictObject({
  mode: z.optional(z.enum(accessModes)),
  /** null: signatures are not checked. */
  signing_key: z.optional(z.nullable(z.string().check(z.minLength(1)))),
});

/** The controls for tests in another process: `RunningAccess` over HTTP. */
export function registerControls(
  app: FastifyInstance,
  access: Omit<RunningAccess, 'url' | 'shopSettings' | 'stop'>,
) {
  app.get('/_emulator/given', async () => ({ given: access.given() }));
  app.get('/_emulator/faults', async () => access.faults());
  app.put('/_emulator/faults', async (request) => {
    access.setFaults(faultsBody.parse(request.body));
    return access.faults();
  });
  app.put('/_emulator/settings', async (request) => {
    const { mode: what, signing_key: key } = settingsBody.parse(request.body);
    access.setSettings({
      ...(what !== undefined && { mode: what }),
      ...(key !== undefined && { signingKey: key ?? undefined }),
    });
    return { mode: access.settings().mode, signed: access.settings().signingKey !== undefined };
  });
}
