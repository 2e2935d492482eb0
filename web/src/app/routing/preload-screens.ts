import { runtimeConfig } from '../../api/client/config.ts';
import { readToken } from '../../api/session/token-store.ts';
import { paths } from '../../paths.ts';
import { decideRoute, findRoute } from './decide-route.ts';
import { type AppRoute, routes, shopLayout } from './routes.ts';

/** Loads the code of the first screen in parallel with the texts instead of after them. */
export async function preloadFirstScreen(): Promise<void> {
  const signedIn = readToken() !== null;
  const decide = (path: string, search: string) =>
    decideRoute({
      ...{ routes, path, search, hash: '', signedIn, intended: null },
      showsCatalogue: runtimeConfig.publicCatalogue,
    });
  const first = decide(location.pathname, location.search);
  if (!signedIn) window.addEventListener('input', preloadDashboard, { once: true });
  const shown = first.kind === 'show' ? first : decide(first.to.split('?')[0] ?? '', '');
  if (shown.kind === 'show') await preload(shown.route, signedIn);
}

/** The visitor is typing, so they will probably be signed in soon. */
function preloadDashboard(): void {
  const dashboard = findRoute(routes, paths.subscriptions());
  if (dashboard) void preload(dashboard, true);
}

async function preload(route: AppRoute, signedIn: boolean): Promise<void> {
  const { screen, visitorScreen, access } = route;
  const layout = access === 'user' ? shopLayout.preload() : undefined;
  await Promise.all([((signedIn ? undefined : visitorScreen) ?? screen).preload(), layout]);
}
