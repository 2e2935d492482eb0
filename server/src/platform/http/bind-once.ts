import type { AnswerOf, RouteSpec } from '@sesame/contract/route.ts';
import { withoutSecrets } from '@sesame/contract/secret-fields.ts';
import type { FastifyRequest } from 'fastify';
import { violatedConstraint } from '../db/errors.ts';
import { callOf, guardsOf, jsonOf, register, seeOwnChange, sendJson } from './bind.ts';
import type { Call, HandlerAnswer } from './call.ts';
import type { Api } from './create-server.ts';
import { Refusal } from './errors.ts';
import type { KeyedCall, StoredAnswer } from './idempotency.store.ts';
import {
  type Answering,
  type Begun,
  findAnswer,
  type InCall,
  intentOf,
  runOnce,
} from './run-once.ts';

/** That a handler has answered through `once`; nothing else makes it. */
declare const DONE: unique symbol;
export type Done = { readonly [DONE]: true };

/** How the handler of an idempotent call answers. */
export interface Once<R extends RouteSpec> {
  /**
   * Runs the effect in one transaction with the call's key and its answer. What the handler does before may be done again by a
   * repeat.
   */
  (work: (platform: InCall) => Promise<AnswerOf<R>>): Promise<Done>;
  /** The same for an effect that ends at somebody else's service, see `Begun`. */
  begin(steps: {
    begin: Begun['begin'];
    finish(
      reference: string,
      more: { readonly resumed: boolean },
    ): Promise<AnswerOf<R> | undefined>;
  }): Promise<Done>;
}

export type OnceHandler<R extends RouteSpec> = (call: Call<R>, once: Once<R>) => Promise<Done>;

/** Serves a call that creates something or moves money: once per `Idempotency-Key`, with one answer for every repeat. */
export function bindOnce<R extends RouteSpec & { idempotent: true; auth: 'user' | 'operator' }>(
  api: Api,
  route: R,
  handler: OnceHandler<R>,
): void {
  register(api, route, guardsOf(api, route), async (request, reply) => {
    const call = callOf(route, request, reply);
    const keyed = keyedCallOf(route, request);
    // Of a file nothing is known until it is read.
    const earlier = keyed && !route.multipart && (await findAnswer(api.platform, keyed));
    const answer = earlier || (await answerOf(api, route, call, keyed, handler));
    await seeOwnChange(api, route);
    return sendJson(reply, answer.status, answer.json);
  });
}

async function answerOf<R extends RouteSpec>(
  api: Api,
  route: R,
  call: Call<R>,
  keyed: KeyedCall | undefined,
  handler: OnceHandler<R>,
): Promise<StoredAnswer> {
  const stored = (answer: AnswerOf<R>): StoredAnswer => ({
    status: route.status ?? 200,
    // Every call may be answered by what its contract promises; the type of its handlers lists more.
    json: jsonOf(api, route, answer as HandlerAnswer<R>),
  });
  let made: StoredAnswer | undefined;
  const run = async (work: Answering | Begun): Promise<Done> => {
    made = await runOnce(api.platform, keyed, work).catch(refuseForgotten);
    // A mark for the types alone: a handler cannot answer without having been here.
    return {} as Done;
  };
  const once: Once<R> = Object.assign(
    (work: (platform: InCall) => Promise<AnswerOf<R>>) =>
      run(async (platform) => stored(await work(platform))),
    {
      begin: ({ begin, finish }: Parameters<Once<R>['begin']>[0]) =>
        run({
          begin,
          async finish(reference, more) {
            const answer = await finish(reference, more);
            return answer === undefined ? undefined : stored(answer);
          },
        }),
    },
  );
  await handler(call, once);
  if (made === undefined) throw new Error(`${route.id} was not answered`);
  return made;
}

/** The effect is there, its key is not any more: what was answered then is forgotten, but nothing is done again. */
function refuseForgotten(error: unknown): never {
  if (violatedConstraint(error)?.endsWith('_intent_key')) {
    throw new Refusal('idempotency_key_reused', { cause: error });
  }
  throw error;
}

const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,200}$/;

function keyedCallOf(route: RouteSpec, request: FastifyRequest): KeyedCall | undefined {
  const { headers, session, operator, params, query, body } = request;
  const key = headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !IDEMPOTENCY_KEY.test(key)) {
    throw new Refusal('bad_request', {
      details: { fields: [{ path: 'headers.idempotency-key', code: 'invalid_format' }] },
    });
  }
  // Only somebody signed in makes such a call.
  const owner = session?.userId ?? operator?.id;
  if (owner === undefined) throw new Refusal('unauthorized');
  const sent = [params, query, route.body && withoutSecrets(route.body, body)];
  return {
    owner,
    route: route.id,
    key,
    intent: intentOf(owner, route.id, key),
    // The handler has read the file by the time anybody asks.
    sent: () => JSON.stringify([...sent, request.fileHash?.toString('base64')]),
  };
}
