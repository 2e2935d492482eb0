import { type ErrorCode, errors } from '@sesame/contract/shared/errors.ts';
import { LANGUAGES } from '@sesame/contract/shared/limits.ts';
import type { AnswerOf, RouteSpec } from '@sesame/contract/shared/route.ts';
import { getDictionary } from '@sesame/contract/shop/languages.ts';
import { dictionaryOf } from '@sesame/contract/texts/dictionary.ts';
import { vi } from 'vitest';

/** A request as sent. */
export type SeenCall = { route: string; url: URL; headers: Headers; body: unknown };

type Answer = (call: SeenCall) => Response | Promise<Response>;

/**
 * Replaces the server at `fetch`, so that everything above it is the real page. Texts are answered by default; a call
 * without a prepared answer fails as if the network were down, but is recorded in `calls`.
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
    if (!answer) throw new TypeError(`No answer is prepared for ${call.route}`);
    init.signal?.throwIfAborted();
    return await answer(call);
  });

  const server = {
    calls,
    callsOf: (route: RouteSpec) => calls.filter((call) => call.route === nameOf(route)),
    /** Sets the answer of the route; a function is called for each request. */
    answer: <R extends RouteSpec>(
      route: R,
      answer: AnswerOf<R> | ((call: SeenCall) => AnswerOf<R> | Promise<AnswerOf<R>>),
    ) => {
      answers.set(nameOf(route), async (call) => {
        // Answers of the contract are data, never functions.
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
    hasAnswer: (route: RouteSpec) => answers.has(nameOf(route)),
    /** The route fails as if the connection were lost. */
    silence: (route: RouteSpec) => answers.delete(nameOf(route)),
    /** Any response, such as a proxy's error page. */
    respond: (route: RouteSpec, response: () => Response | Promise<Response>) => {
      answers.set(nameOf(route), response);
    },
  };

  server.answer(getDictionary, ({ body }) => {
    const requested = (body as { language: string }).language; // the page sends no other body
    return dictionaryOf(LANGUAGES.find((language) => language === requested) ?? 'en');
  });
  return server;
}

function nameOf(route: RouteSpec): string {
  return `${route.method} ${route.path}`;
}
