import { forwardedQuery, paths } from '../../paths.ts';
import type { AppRoute } from './routes.ts';

export type Place = { path: string; search: string };
export type RouteDecision =
  | { kind: 'show'; route: AppRoute }
  /** `returnTo`: the address to return to after signing in. */
  | { kind: 'redirect'; to: string; returnTo?: string };

type Input = Place & {
  /** The fragment, with its `#`. */
  hash: string;
  routes: readonly AppRoute[];
  signedIn: boolean;
  /** The address that a visitor requested before signing in. */
  intended: string | null;
  /** Whether visitors see the catalogue. */
  showsCatalogue: boolean;
};

/** Decides which route to show or where to redirect. Every redirect replaces the history entry. */
export function decideRoute(input: Input): RouteDecision {
  const { routes, path, search, hash, signedIn, intended, showsCatalogue } = input;
  const route = findRoute(routes, path);
  if (route?.access === 'anyone') return { kind: 'show', route };
  if (!signedIn) {
    if (route?.access === 'visitor') return { kind: 'show', route };
    if (showsCatalogue) {
      if (route?.visitorScreen && !isOwnOrder(search)) return { kind: 'show', route };
      if (!route) return { kind: 'redirect', to: paths.subscriptions(forwardedQuery(search)) };
    }
    const to = paths.login(forwardedQuery(search));
    return route
      ? { kind: 'redirect', to, returnTo: `${withoutSlash(path)}${withMark(search)}${hash}` }
      : { kind: 'redirect', to };
  }
  if (route?.access === 'user') return { kind: 'show', route };
  const target = route?.access === 'visitor' ? intended : null;
  const known =
    target !== null && findRoute(routes, target.split(/[?#]/, 1)[0] ?? '')?.access === 'user';
  return { kind: 'redirect', to: known ? target : paths.subscriptions() };
}

/** A link of a mail to an order, or the way back from a checkout: its buyer has to sign in. */
function isOwnOrder(search: string): boolean {
  return /(^|[?&])(order|paid)=/.test(search);
}

export function findRoute(routes: readonly AppRoute[], path: string): AppRoute | undefined {
  const plain = withoutSlash(path);
  return routes.find((route) => route.path === plain || isOneOf(route.path, plain));
}

/** Whether a path such as `/things/7` matches `/things/:id`. */
function isOneOf(pattern: string, path: string): boolean {
  const [parent, parameter] = pattern.split('/:', 2);
  if (parameter === undefined || !path.startsWith(`${parent}/`)) return false;
  return /^[^/]+$/.test(path.slice(pattern.indexOf('/:') + 1));
}

function withoutSlash(path: string): string {
  return path.length > 1 ? path.replace(/\/$/, '') : path;
}

function withMark(search: string): string {
  const query = search.replace(/^\?/, '');
  return query ? `?${query}` : '';
}
