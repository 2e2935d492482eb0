import { useLayoutEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import { runtimeConfig } from '../../api/client/config.ts';
import { sessionMessage } from '../../api/session/session-message.ts';
import { useSignedIn } from '../../api/session/use-session.ts';
import { decideRoute } from './decide-route.ts';
import { forgetIntendedPath, intendedPath, rememberIntendedPath } from './intended-path.ts';
import { type AppRoute, routes } from './routes.ts';

/** The route to show, or null while the address is being replaced. */
export function useRoute(): AppRoute | null {
  const [path, navigate] = useLocation();
  const search = useSearch();
  const signedIn = useSignedIn();
  const { hash } = location;
  const decision = decideRoute({
    routes,
    path,
    search,
    hash,
    signedIn,
    intended: intendedPath(),
    // The end of a session leads to sign-in, which says why.
    showsCatalogue: runtimeConfig.publicCatalogue && sessionMessage.get() === null,
  });
  const to = decision.kind === 'redirect' ? decision.to : null;
  const returnTo = decision.kind === 'redirect' ? decision.returnTo : undefined;
  const visited = decision.kind === 'show' && !signedIn && decision.route.visitorScreen;

  useLayoutEffect(() => {
    if (to === null) {
      if (signedIn) forgetIntendedPath();
      // A visitor who signs in continues at the product that they were reading about.
      else if (visited) rememberIntendedPath(`${path}${search && `?${search}`}`);
      return;
    }
    // After a sign-out the next user starts on the dashboard, not on the page that was left.
    const message = sessionMessage.get();
    const left = message === 'signed_out' || message === 'sign_out_failed';
    if (returnTo && !left) rememberIntendedPath(returnTo);
    navigate(to, { replace: true });
  }, [to, returnTo, signedIn, navigate, visited, path, search]);

  return decision.kind === 'show' ? decision.route : null;
}
