import { allRoutes } from '@sesame/contract/all-routes.ts';
import type { RouteSpec } from '@sesame/contract/route.ts';
import { configure, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { operatorPaths } from '../operator-paths.ts';
import { fakeServer } from '../test/fake-server.ts';
import { hostileAnswer } from '../test/hostile-answer.ts';
import { hostileHtml } from '../test/hostile-html.ts';
import { renderOperator } from '../test/render-operator.tsx';
import { speak } from '../test/speak.ts';
import { details } from './details.ts';
import { sections } from './sections.ts';

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 20_000 });

/** The first stay when an operator's HTML loses its marks. */
const words = `alert(1) ${hostileHtml.join(' ')}`;

let server: ReturnType<typeof fakeServer>;
beforeEach(async () => {
  server = fakeServer();
  await speak('en');
  const answerByHand = window.fetch;
  vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
    const { pathname } = new URL(input, location.href);
    const route = allRoutes.find((one) => one.method === init.method && isAt(one, pathname));
    const isOfOperator = route?.auth === 'operator' && route.id !== 'getOperatorSession';
    if (!isOfOperator) return answerByHand(input, init);
    return Response.json(hostileAnswer(route, words), { status: route.status ?? 200 });
  });
});

function isAt({ path }: RouteSpec, pathname: string): boolean {
  return new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`).test(pathname);
}

/** Nothing stands there but what operators wrote, and numbers and prices in the form that the server gives them. */
const OWN_WORDS: readonly string[] = [
  operatorPaths.announcements(),
  operatorPaths.methods(),
  operatorPaths.method(':id'),
  operatorPaths.service(':id'),
];
const screens = [...sections, ...details].filter(({ path }) => !OWN_WORDS.includes(path));

it.each(screens.map(({ path, screen }) => [path, screen] as const))(
  'shows what people wrote as text at %s',
  async (path, { Component }) => {
    const at = path.replace(/:id$/, '00000000-0000-4000-8000-0000000000a1').replace(/:\w+$/, '24');
    const { container } = renderOperator(
      server,
      <Suspense fallback={null}>
        <Component />
      </Suspense>,
      { at },
    );
    await waitFor(() => expect(container.textContent).toContain('alert(1)'));
    expect(dangersIn(container)).toEqual([]);
  },
);

/** Elements that do something, or would, had the words become any. */
function dangersIn(container: HTMLElement): string[] {
  const elements = [...container.querySelectorAll('*')];
  return elements.filter(isDangerous).map(({ outerHTML }) => outerHTML.slice(0, 200));
}

const FORBIDDEN =
  'script, iframe:not([sandbox]), object, embed, base, meta, style, xmp, math, svg[onload], template';

function isDangerous(element: Element): boolean {
  return (
    element.matches(FORBIDDEN) ||
    element.getAttribute('sandbox')?.includes('allow-scripts') ||
    [...element.attributes].some(
      ({ name, value }) =>
        name.startsWith('on') ||
        (/^(href|src|action|data|xlink:href)$/.test(name) &&
          /^\s*(javascript:|vbscript:|data:|(https?:)?[/\\]{2}evil\.example)/i.test(value)),
    )
  );
}
