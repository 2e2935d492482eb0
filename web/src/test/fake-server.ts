import { type ErrorCode, errors } from '@sesame/contract/errors.ts';
import { getDictionary } from '@sesame/contract/languages.ts';
import { LANGUAGES } from '@sesame/contract/limits.ts';
import type { AnswerOf, RouteSpec } from '@sesame/contract/route.ts';
import { dictionaryOf } from '@sesame/contract/texts/dictionary.ts';
import { vi } from 'vitest';

/** A request as it went over the wire. */
export type SeenCall = { route: string; url: URL; headers: Headers; body: unknown };

type Answer = (call: SeenCall) => Response | Promise<Response>;

/**
 * Stands in for the server at `fetch`, so that everything above it is the real page. Texts are answered from the start;
 * a call that nobody prepared fails as if the network were down, and is in `calls` all the same.
 */
export function fakeServer() {
  const answers = new Map<string, Answer>();
  const calls: SeenCall[] = [];

  vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
    const url = new URL(input, location.href);
    const headers = new Headers(init.headers);
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : init.body;
    const call = { route: `${init.method} ${url.pathname}`, url, headers, body };
    calls.push(call);
    const answer = answers.get(call.route);
    if (!answer) throw new TypeError(`Nobody answers ${call.route}`);
    init.signal?.throwIfAborted();
    return await answer(call);
  });

  const server = {
    calls,
    callsOf: (route: RouteSpec) => calls.filter((call) => call.route === nameOf(route)),
    /** From now on the route answers this; given a function, it is asked for each call. */
    answer: <R extends RouteSpec>(
      route: R,
      answer: AnswerOf<R> | ((call: SeenCall) => AnswerOf<R> | Promise<AnswerOf<R>>),
    ) => {
      answers.set(nameOf(route), async (call) => {
        // An answer of the contract is data, never a function.
        const value =
          typeof answer === 'function'
            ? await (answer as (call: SeenCall) => unknown)(call)
            : answer;
        return Response.json(value, { status: route.status ?? 200 });
      });
    },
    refuse: (route: RouteSpec, code: ErrorCode, details: Record<string, unknown> = {}) => {
      const { status, text } = errors[code];
      answers.set(nameOf(route), () =>
        Response.json({ code, message: `said by the server: ${text}`, ...details }, { status }),
      );
    },
    /** The connection is gone for this route. */
    silence: (route: RouteSpec) => answers.delete(nameOf(route)),
    /** Anything at all, such as the page of a proxy. */
    respond: (route: RouteSpec, response: () => Response) => {
      answers.set(nameOf(route), response);
    },
  };

  server.answer(getDictionary, ({ body }) => {
    const asked = (body as { language: string }).language; // the page sends nothing else
    return dictionaryOf(LANGUAGES.find((language) => language === asked) ?? 'en');
  });
  return server;
}

function nameOf(route: RouteSpec): string {
  return `${route.method} ${route.path}`;
}
