import { allRoutes } from '@sesame/contract/shared/all-routes.ts';
import type { RouteSpec } from '@sesame/contract/shared/route.ts';
import type { BrowserContext } from 'playwright-core';
import { onTestFinished } from 'vitest';

export const LONG_TEXT = 'Unbreakable'.repeat(19).slice(0, 200);

/** Response fields that contain text written by people. */
const WRITTEN = new Set([
  ...[
    'title',
    'title_ru',
    'sub_plan_title',
    'description',
    'description_ru',
    'method',
    'method_ru',
  ],
  ...['name', 'username', 'email', 'telegram_name', 'operator', 'buyer', 'campaign', 'invited_by'],
  ...['subject', 'excerpt', 'content', 'body', 'note', 'reason', 'label', 'summary', 'place'],
  ...['button_text', 'button_text_ru', 'promocode', 'code', 'reference', 'text', 'last_error'],
]);

/**
 * Replaces text written by people with a word of 200 letters in every API response, until the running test ends. The
 * shop's data is unchanged, because other tests share it.
 */
export async function lengthenTexts(context: BrowserContext): Promise<void> {
  await context.route('**/api-*/**', async (call) => {
    const request = call.request();
    const route = routeOf(request.method(), new URL(request.url()).pathname);
    const response = await call.fetch();
    if (!route || route.file || !response.ok()) return call.fulfill({ response });
    return call.fulfill({ response, json: lengthened(route, await response.json()) });
  });
  // Responses may still be pending when the window closes.
  onTestFinished(() => context.unrouteAll({ behavior: 'ignoreErrors' }));
}

function routeOf(method: string, path: string): RouteSpec | undefined {
  return allRoutes.find(
    (route) =>
      route.method === method && new RegExp(`^${route.path.replace(/:\w+/g, '[^/]+')}$`).test(path),
  );
}

/** Replaces field by field; a field that the contract restricts, for example to codes, is left unchanged. */
function lengthened(route: RouteSpec, answer: unknown): unknown {
  let long = answer;
  for (const field of WRITTEN) {
    const longer = replaced(long, field);
    if (route.answer.safeParse(longer).success) long = longer;
  }
  return long;
}

function replaced(value: unknown, field: string): unknown {
  if (Array.isArray(value)) return value.map((one) => replaced(one, field));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      key === field && typeof part === 'string' && part !== '' ? LONG_TEXT : replaced(part, field),
    ]),
  );
}
