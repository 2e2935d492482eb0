import { readToken } from '../api/token-store.ts';
import { paths } from '../paths.ts';
import { findRoute } from './decide-route.ts';
import { type AppRoute, routes, signedInLayout } from './routes.ts';

/** Asks for the code of the first screen at once, beside the texts, instead of after them. */
export function preloadFirstScreen(): void {
  const signedIn = readToken() !== null;
  const asked = findRoute(routes, location.pathname);
  const allowed = [signedIn ? 'user' : 'guest', 'anyone'];
  const shown = asked && allowed.includes(asked.access) ? asked : undefined;
  preload(shown ?? findRoute(routes, signedIn ? paths.subscriptions() : paths.login()));
  if (!signedIn) window.addEventListener('input', preloadDashboard, { once: true });
}

/** Somebody types: soon they will be signed in. */
function preloadDashboard(): void {
  preload(findRoute(routes, paths.subscriptions()));
}

function preload(route: AppRoute | undefined): void {
  route?.screen.preload();
  if (route?.access === 'user') signedInLayout.preload();
}
