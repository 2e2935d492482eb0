import { allRoutes } from '@sesame/contract/shared/all-routes.ts';
import type { RouteSpec } from '@sesame/contract/shared/route.ts';
import { configure, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { freshServer } from '../../test/fresh-server.ts';
import { hostileAnswer } from '../../test/hostile/answer.ts';
import { hostileHtml } from '../../test/hostile/html.ts';
import { renderConsole } from '../../test/render-console.tsx';
import { consolePaths } from '../paths.ts';
import { screens } from './find-screen.ts';

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 20_000 });

/** The first part remains when the sanitizer strips an operator's HTML. */
const hostile = `alert(1) ${hostileHtml.join(' ')}`;

const server = freshServer();
beforeEach(() => {
  const specialAnswer = window.fetch;
  vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
    const { pathname } = new URL(input, location.href);
    const route = allRoutes.find((one) => one.method === init.method && isAt(one, pathname));
    const isOfOperator = route?.auth === 'operator' && route.id !== 'getOperatorSession';
    if (!isOfOperator) return specialAnswer(input, init);
    return Response.json(hostileAnswer(route, hostile), { status: route.status ?? 200 });
  });
});

function isAt({ path }: RouteSpec, pathname: string): boolean {
  return new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`).test(pathname);
}

/** Screens that show only what operators wrote, and numbers and prices formatted by the server. */
const OWN_TEXTS: readonly string[] = [
  consolePaths.announcements(),
  consolePaths.methods(),
  consolePaths.connection(':id'),
  consolePaths.gateway(':id'),
  consolePaths.method(':id'),
  consolePaths.service(':id'),
];
const written = screens.filter(({ path }) => !OWN_TEXTS.includes(path));

test.each(written.map(({ path, screen }) => [path, screen] as const))(
  'shows what people wrote as text at %s',
  async (path, { Component, preload }) => {
    // A suspended screen stays hidden for React's 300 ms; with 39 screens that adds up.
    await preload();
    const at = path.replace(/:id$/, '00000000-0000-4000-8000-0000000000a1').replace(/:\w+$/, '24');
    const { container } = renderConsole(
      server,
      <Suspense fallback={null}>
        <Component />
      </Suspense>,
      { at },
    );
    await waitFor(() => expect(container.textContent).toContain('alert(1)'), {
      onTimeout: (error) => new Error(nothingShown(path), { cause: error }),
    });
    expect(dangersIn(container)).toEqual([]);
  },
);

/**
 * The error of a screen that shows nothing of its answer: probably it fails on a value that the contract
 * allows.
 */
function nothingShown(path: string): string {
  return `The screen at ${path} shows no text of its answer. If it failed on a value: the contract lets anything through here, so give that field a narrower type.`;
}

/** Elements that would be active if user content had been rendered as HTML. */
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
