import { readToken } from '../../api/session/token-store.ts';
import { paths } from '../../paths.ts';
import { findRoute } from './decide-route.ts';
import { type AppRoute, routes, signedInLayout } from './routes.ts';

/** Loads the code of the first screen in parallel with the texts instead of after them. */
export async function preloadFirstScreen(): Promise<void> {
  const signedIn = readToken() !== null;
  const requested = findRoute(routes, location.pathname);
  const allowed = [signedIn ? 'user' : 'visitor', 'anyone'];
  const shown = requested && allowed.includes(requested.access) ? requested : undefined;
  if (!signedIn) window.addEventListener('input', preloadDashboard, { once: true });
  await preload(shown ?? findRoute(routes, signedIn ? paths.subscriptions() : paths.login()));
}

/** The visitor is typing, so they will probably be signed in soon. */
function preloadDashboard(): void {
  void preload(findRoute(routes, paths.subscriptions()));
}

async function preload(route: AppRoute | undefined): Promise<void> {
  const layout = route?.access === 'user' ? signedInLayout.preload() : undefined;
  await Promise.all([route?.screen.preload(), layout]);
}
