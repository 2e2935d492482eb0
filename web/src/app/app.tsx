import { Suspense } from 'react';
import { useSignedIn } from '../api/session/use-session.ts';
import { dictionary } from '../i18n/dictionary-store.ts';
import { BootScreen } from '../shell/boot-screen.tsx';
import { ErrorBoundary } from '../shell/error-boundary.tsx';
import { ScreenFailed } from '../shell/screen-failed.tsx';
import { ScreenSkeleton } from '../shell/screen-skeleton.tsx';
import { TextsFailed } from '../shell/texts-failed.tsx';
import { useStore } from '../store.ts';
import { Arrival } from './routing/arrival.tsx';
import { shopLayout } from './routing/routes.ts';
import { useRoute } from './routing/use-route.ts';

export function App() {
  const { phase } = useStore(dictionary);
  if (phase === 'failed') return <TextsFailed />;
  if (phase === 'loading') return <BootScreen />;
  return (
    <ErrorBoundary fallback={<ScreenFailed />}>
      <Suspense fallback={<BootScreen />}>
        <Screen />
      </Suspense>
    </ErrorBoundary>
  );
}

function Screen() {
  const signedIn = useSignedIn();
  const route = useRoute();
  if (!route) return <BootScreen />;
  const { Component } = (signedIn ? undefined : route.visitorScreen) ?? route.screen;
  if (route.access !== 'user') {
    return (
      <>
        <Component />
        <Arrival key={route.name} />
      </>
    );
  }
  const Layout = shopLayout.Component;
  return (
    <Layout header={route.header}>
      <ErrorBoundary fallback={<ScreenFailed as="div" />} key={route.name}>
        <Suspense fallback={<ScreenSkeleton />}>
          <Component />
          <Arrival key={route.name} />
        </Suspense>
      </ErrorBoundary>
    </Layout>
  );
}
