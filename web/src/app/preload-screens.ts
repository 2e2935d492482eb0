import { readToken } from '../api/token-store.ts';
import { paths } from '../paths.ts';
import { findRoute } from './decide-route.ts';
import { type AppRoute, routes, signedInLayout } from './routes.ts';

/** Asks for the code of the first screen at once, beside the texts, instead of after them. */
export async function preloadFirstScreen(): Promise<void> {
  const signedIn = readToken() !== null;
  const asked = findRoute(routes, location.pathname);
  const allowed = [signedIn ? 'user' : 'guest', 'anyone'];
  const shown = asked && allowed.includes(asked.access) ? asked : undefined;
  if (!signedIn) window.addEventListener('input', preloadDashboard, { once: true });
  await preload(shown ?? findRoute(routes, signedIn ? paths.subscriptions() : paths.login()));
}

/** Somebody types: soon they will be signed in. */
function preloadDashboard(): void {
  void preload(findRoute(routes, paths.subscriptions()));
}

async function preload(route: AppRoute | undefined): Promise<void> {
  const layout = route?.access === 'user' ? signedInLayout.preload() : undefined;
  await Promise.all([route?.screen.preload(), layout]);
}
