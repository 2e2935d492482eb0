import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, Suspense, useEffect } from 'react';
import { useLocation } from 'wouter';
import { createQueryClient } from '../api/client/query-client.ts';
import { prefetchDashboard, useUser } from '../api/queries.ts';
import { refreshSession } from '../api/session/refresh-token.ts';
import { impersonationToken, readToken } from '../api/session/token-store.ts';
import { useI18n } from '../i18n/use-i18n.ts';
import { paths } from '../paths.ts';
import { lazyScreen } from '../shell/lazy-screen.ts';
import { SkipLink } from '../ui/primitives/skip-link.tsx';
import { Header } from './header/header.tsx';
import { OfflineNote } from './offline-note.tsx';
import { useAccountLanguage } from './use-account-language.ts';

const deletionNote = lazyScreen(() =>
  import('./deletion-note.tsx').then((module) => module.DeletionNote),
);

const impersonationBanner = lazyScreen(() =>
  import('../features/impersonation/impersonation-banner.tsx').then(
    (module) => module.ImpersonationBanner,
  ),
);

const paymentWatch = lazyScreen(() =>
  import('./payment-watch/payment-watch.tsx').then((module) => module.PaymentWatch),
);

const queryClient = createQueryClient();
// Starts loading data and texts of the first view while the browser still parses the code.
if (readToken() && isFirstView(location.pathname)) prefetchDashboard(queryClient);

type SignedInLayoutProps = { header: boolean; children: ReactNode };

/** Shared layout of signed-in screens: the cache of server data, token refresh, header, landmarks. */
export function SignedInLayout({ header, children }: SignedInLayoutProps) {
  useEffect(refreshSession, []);
  return (
    <QueryClientProvider client={queryClient}>
      <Account showsNews={header} />
      {header ? <PageWithHeader>{children}</PageWithHeader> : <main id="main">{children}</main>}
      {impersonationToken() ? (
        <Suspense fallback={null}>
          <impersonationBanner.Component />
        </Suspense>
      ) : null}
    </QueryClientProvider>
  );
}

function PageWithHeader({ children }: { children: ReactNode }) {
  const { t } = useI18n();
  return (
    <>
      <SkipLink target="main">{t('skipToContent')}</SkipLink>
      <Header />
      <OfflineNote />
      <Deletion />
      <main className="page pt-10 pb-20 max-md:pt-6 max-md:pb-16" id="main" tabIndex={-1}>
        {children}
      </main>
    </>
  );
}

/** On every screen except the one with the full details. */
function Deletion() {
  const [path] = useLocation();
  const deletionAt = useUser().data?.deletion_at;
  if (!deletionAt || path === paths.settingsSecurity()) return null;
  return (
    <Suspense fallback={null}>
      <deletionNote.Component deletionAt={deletionAt} />
    </Suspense>
  );
}

/** What follows the account on every page. It is loaded after the account and so after the first view. */
function Account({ showsNews }: { showsNews: boolean }) {
  useAccountLanguage();
  const uid = useUser().data?.uid;
  // An operator who views the shop as a buyer must neither read nor change what the buyer has to read.
  if (!uid || impersonationToken()) return null;
  return (
    <Suspense fallback={null}>
      <paymentWatch.Component showsNews={showsNews} uid={uid} />
    </Suspense>
  );
}

/** Addresses that lead a signed-in user to the list of subscriptions. */
function isFirstView(path: string): boolean {
  return ['/', paths.login(), paths.subscriptions()].includes(path);
}
