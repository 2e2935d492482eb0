import type { AnswerOf, RouteSpec } from '@sesame/contract/shared/route.ts';
import { withoutSecrets } from '@sesame/contract/shared/secret-fields.ts';
import type { FastifyRequest } from 'fastify';
import { violatedConstraint } from '../../db/errors.ts';
import type { TransactionalPlatform } from '../../platform.ts';
import { awaitOwnChange, callOf, guardsOf, jsonOf, register, sendJson } from '../bind.ts';
import type { Call, HandlerAnswer } from '../call.ts';
import type { Api } from '../create-server.ts';
import { Refusal } from '../errors.ts';
import type { IdempotentCall, StoredAnswer } from './idempotency.store.ts';
import {
  findAnswer,
  type ImmediateWork,
  intentOf,
  type ResumableWork,
  runOnce,
} from './run-once.ts';

/** Proof that a handler answered through `once`; nothing else creates it. */
declare const DONE: unique symbol;
export type Done = { readonly [DONE]: true };

/** How the handler of an idempotent call answers. */
export interface RunIdempotent<R extends RouteSpec> {
  /**
   * Runs the effect in one transaction with the idempotency key and the response. Anything the handler does before it
   * may run again on a repeat.
   */
  (work: (platform: TransactionalPlatform) => Promise<AnswerOf<R>>): Promise<Done>;
  /** The same for an effect at an external service, see `ResumableWork`. */
  begin(steps: {
    readonly readsAlong?: boolean;
    begin: ResumableWork['begin'];
    finish(
      reference: string,
      more: { readonly resumed: boolean },
    ): Promise<AnswerOf<R> | undefined>;
  }): Promise<Done>;
}

export type IdempotentHandler<R extends RouteSpec> = (
  call: Call<R>,
  once: RunIdempotent<R>,
) => Promise<Done>;

/**
 * Serves a call that creates something or moves money: it runs once per `Idempotency-Key`, and every repeat gets the
 * same response.
 * @param options.isLookedUpLate whether a stored response is looked for only when the handler refuses before `once`, which
 *   looks for it anyway. Until then such a handler may do nothing but check its input.
 */
export function bindIdempotent<
  R extends RouteSpec & { idempotent: true; auth: 'user' | 'operator' },
>(
  api: Api,
  route: R,
  handler: IdempotentHandler<R>,
  { isLookedUpLate = false }: { readonly isLookedUpLate?: boolean } = {},
): void {
  register(api, route, guardsOf(api, route), async (request, reply) => {
    const call = callOf(route, request, reply);
    const keyed = keyedCallOf(route, request);
    // The hash of a file is known only after reading it, so multipart calls are not looked up here.
    const known = route.multipart ? undefined : keyed;
    const earlier = isLookedUpLate ? undefined : known && (await findAnswer(api.platform, known));
    const answer =
      earlier ??
      (await answerOf(api, route, call, keyed, handler).catch(async (error: unknown) => {
        const late = isLookedUpLate && error instanceof Refusal ? known : undefined;
        const stored = late && (await findAnswer(api.platform, late));
        if (stored === undefined) throw error;
        return stored;
      }));
    await awaitOwnChange(api, request);
    return sendJson(reply, answer.status, answer.json);
  });
}

async function answerOf<R extends RouteSpec>(
  api: Api,
  route: R,
  call: Call<R>,
  keyed: IdempotentCall | undefined,
  handler: IdempotentHandler<R>,
): Promise<StoredAnswer> {
  const stored = (answer: AnswerOf<R>): StoredAnswer => ({
    status: route.status ?? 200,
    // The contract allows every answer of this route; the type of the handlers lists more.
    json: jsonOf(api, route, answer as HandlerAnswer<R>),
  });
  let made: StoredAnswer | undefined;
  const run = async (work: ImmediateWork | ResumableWork): Promise<Done> => {
    made = await runOnce(api.platform, keyed, work).catch(refuseExpiredKey);
    // A type-level marker only: a handler cannot return without having called `once`.
    return {} as Done;
  };
  const once: RunIdempotent<R> = Object.assign(
    (work: (platform: TransactionalPlatform) => Promise<AnswerOf<R>>) =>
      run(async (platform) => stored(await work(platform))),
    {
      begin: ({ finish, ...work }: Parameters<RunIdempotent<R>['begin']>[0]) =>
        run({
          ...work,
          async finish(reference, more) {
            const answer = await finish(reference, more);
            return answer === undefined ? undefined : stored(answer);
          },
        }),
    },
  );
  await handler(call, once);
  if (made === undefined) throw new Error(`${route.id} did not answer through once()`);
  return made;
}

/** The effect exists but its key was already deleted: the stored answer is gone, and the effect is not repeated. */
function refuseExpiredKey(error: unknown): never {
  if (violatedConstraint(error)?.endsWith('_intent_key')) {
    throw new Refusal('idempotency_key_reused', { cause: error });
  }
  throw error;
}

const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,200}$/;

function keyedCallOf(route: RouteSpec, request: FastifyRequest): IdempotentCall | undefined {
  const { headers, session, operator, params, query, body } = request;
  const key = headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !IDEMPOTENCY_KEY.test(key)) {
    throw new Refusal('bad_request', {
      details: { fields: [{ path: 'headers.idempotency-key', code: 'invalid_format' }] },
    });
  }
  // Idempotent calls always require a session.
  const owner = session?.userId ?? operator?.id;
  if (owner === undefined) throw new Refusal('unauthorized');
  const sent = [params, query, route.body && withoutSecrets(route.body, body)];
  return {
    owner,
    route: route.id,
    key,
    intent: intentOf(owner, route.id, key),
    // Called only after the handler has read the file.
    sent: () => JSON.stringify([...sent, request.fileHash?.toString('base64')]),
  };
}
