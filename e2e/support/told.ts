import type { AnswerOf, RouteSpec } from '@sesame/contract/route.ts';
import type { Page } from 'playwright-core';

/** Changes what a page hears of the shop. */
export type Told = (page: Page) => Promise<unknown>;

/** From then on the call is answered as if that were so: states that take days, two people or a misfortune to come about. */
export function told<R extends RouteSpec>(route: R) {
  return (change: (answer: AnswerOf<R>) => AnswerOf<R>): Told =>
    answering(route, async (answer) => ({ status: 200, json: change(await answer()) }));
}

/** From then on the call is refused by this code. */
export function toldNo(route: RouteSpec, status: number, code: string): Told {
  return answering(route, async () => ({ status, json: { code, message: code } }));
}

function answering<R extends RouteSpec>(
  route: R,
  answerTo: (answer: () => Promise<AnswerOf<R>>) => Promise<{ status: number; json: unknown }>,
): Told {
  const path = new RegExp(`^${route.path.replace(/:\w+/g, '[^/]+')}$`);
  return (page) =>
    page.route(
      (url) => path.test(url.pathname),
      async (call) => {
        if (call.request().method() !== route.method) return call.fallback();
        await call.fulfill(
          await answerTo(async () => {
            // The shop answers what the contract says.
            return (await (await call.fetch()).json()) as AnswerOf<R>;
          }),
        );
      },
    );
}
