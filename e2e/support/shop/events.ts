import type { AnswerOf, RouteSpec } from '@sesame/contract/shared/route.ts';
import type { Page } from 'playwright-core';

/** Changes an API response for a page. */
export type PageEvent = (page: Page) => Promise<unknown>;

/** Changes the successful responses of a route, for states that are hard to produce in a test. */
export function changeAnswer<R extends RouteSpec>(route: R) {
  return (change: (answer: AnswerOf<R>) => AnswerOf<R>): PageEvent =>
    answering(route, async (answer) => ({ status: 200, json: change(await answer()) }));
}

/** Makes a route fail with this status and error code. */
export function refuseCall(route: RouteSpec, status: number, code: string): PageEvent {
  return answering(route, async () => ({ status, json: { code, message: code } }));
}

function answering<R extends RouteSpec>(
  route: R,
  answerTo: (answer: () => Promise<AnswerOf<R>>) => Promise<{ status: number; json: unknown }>,
): PageEvent {
  const path = new RegExp(`^${route.path.replace(/:\w+/g, '[^/]+')}$`);
  return (page) =>
    page.route(
      (url) => path.test(url.pathname),
      async (call) => {
        if (call.request().method() !== route.method) return call.fallback();
        await call.fulfill(
          await answerTo(async () => {
            // Responses of the shop conform to the contract.
            return (await (await call.fetch()).json()) as AnswerOf<R>;
          }),
        );
      },
    );
}
