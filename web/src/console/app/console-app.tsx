import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useLocation } from 'wouter';
import { isWorthRetrying, retryDelay } from '../../api/client/query-client.ts';
import { dictionary } from '../../i18n/dictionary-store.ts';
import { useDocumentTitle } from '../../i18n/use-document-title.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { BootScreen } from '../../shell/boot-screen.tsx';
import { ErrorBoundary } from '../../shell/error-boundary.tsx';
import { lazyScreen } from '../../shell/lazy-screen.ts';
import { ScreenFailed } from '../../shell/screen-failed.tsx';
import { TextsFailed } from '../../shell/texts-failed.tsx';
import { useStore } from '../../store.ts';
import { waitingCalls } from '../api/confirmation.ts';
import { operatorSignedIn } from '../api/operator-token.ts';
import { useOperatorSession } from '../api/use-operator.ts';
import { consolePaths } from '../paths.ts';
import { LeaveGuard } from '../ui/forms/leave-guard.tsx';
import { type FoundScreen, findScreen, screens } from './find-screen.ts';
import { ConsoleLayout } from './frame/console-layout.tsx';
import { NoSuchPage, NotAllowed } from './frame/missing-page.tsx';
import { joinToken } from './sign-in/join-token.ts';
import { setupTicket } from './sign-in/setup-ticket.ts';

const signIn = lazyScreen(async () => {
  const { SignInScreen, prefetchSignIn } = await import('./sign-in/sign-in-screen.tsx');
  prefetchSignIn(queryClient);
  return SignInScreen;
});

const ConfirmOperatorDialog = lazy(() =>
  import('./sign-in/confirm-operator-dialog.tsx').then((module) => ({
    default: module.ConfirmOperatorDialog,
  })),
);

const Toasts = lazy(() =>
  import('./frame/toasts.tsx').then((module) => ({ default: module.Toasts })),
);

const JoinScreen = lazy(() =>
  import('./sign-in/join-screen.tsx').then((module) => ({ default: module.JoinScreen })),
);

const SetupScreen = lazy(() =>
  import('./sign-in/setup-screen.tsx').then((module) => ({ default: module.SetupScreen })),
);

const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: isWorthRetrying, retryDelay },
    mutations: { networkMode: 'always' },
  },
});
// Data loaded by one operator must not be shown to the next.
operatorSignedIn.subscribe(() => queryClient.clear());

/**
 * Loads the code of the first screen in parallel with the texts, or with the session of an operator who is signed in.
 * Resolves when sign-in can be drawn.
 */
export async function preloadFirstScreen(): Promise<void> {
  const { pathname } = location;
  if ([consolePaths.join(), consolePaths.setup()].includes(pathname)) return;
  if (!operatorSignedIn.get()) return signIn.preload();
  const permissions = screens.map(({ permission }) => permission);
  void findScreen(pathname, permissions)?.screen.preload();
}

/** The console; shows the sign-in screen at the same address to operators who are not signed in. */
export function ConsoleApp() {
  const { phase } = useStore(dictionary);
  const signedIn = useStore(operatorSignedIn);
  const [path] = useLocation();
  if (phase === 'failed') return <TextsFailed />;
  if (phase === 'loading') return <BootScreen />;
  return (
    <ErrorBoundary fallback={<ScreenFailed />}>
      <QueryClientProvider client={queryClient}>
        {path === consolePaths.join() ? (
          <Suspense fallback={<BootScreen />}>
            <JoinScreen token={joinToken()} />
          </Suspense>
        ) : path === consolePaths.setup() ? (
          <Suspense fallback={<BootScreen />}>
            <SetupScreen ticket={setupTicket()} />
          </Suspense>
        ) : signedIn ? (
          <Signed />
        ) : (
          <Suspense fallback={<BootScreen />}>
            <signIn.Component />
          </Suspense>
        )}
      </QueryClientProvider>
    </ErrorBoundary>
  );
}

function Signed() {
  const { data: session, isError } = useOperatorSession();
  if (isError) return <ScreenFailed />;
  if (!session) return <BootScreen />;
  return (
    <LeaveGuard>
      <ConsoleLayout session={session}>
        <Screen permissions={session.permissions} />
        <Confirmation />
        <Suspense fallback={null}>
          <Toasts />
        </Suspense>
      </ConsoleLayout>
    </LeaveGuard>
  );
}

/** Its dialog is loaded when it is first needed. */
function Confirmation() {
  return useStore(waitingCalls).length > 0 ? (
    <Suspense fallback={null}>
      <ConfirmOperatorDialog />
    </Suspense>
  ) : null;
}

function Screen({ permissions }: { permissions: readonly string[] }) {
  const [path] = useLocation();
  const found = findScreen(path, permissions);
  if (!found) return <NoSuchPage />;
  if (!permissions.includes(found.permission)) return <NotAllowed />;
  return <Opened found={found} />;
}

function Opened({ found: { path, screen, section } }: { found: FoundScreen }) {
  const { language } = useI18n();
  useDocumentTitle(section.title[language]);
  const { Component } = screen;
  return (
    <Suspense fallback={null}>
      <Component key={path} />
    </Suspense>
  );
}
