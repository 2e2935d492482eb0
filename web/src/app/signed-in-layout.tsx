import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, Suspense, useEffect } from 'react';
import { useLocation } from 'wouter';
import { askForDashboard, useUser } from '../api/queries.ts';
import { createQueryClient } from '../api/query-client.ts';
import { keepSessionFresh } from '../api/refresh-token.ts';
import { readToken, viewingToken } from '../api/token-store.ts';
import { useI18n } from '../i18n/use-i18n.ts';
import { paths } from '../paths.ts';
import { lazyScreen } from '../shell/lazy-screen.ts';
import { SkipLink } from '../ui/skip-link.tsx';
import { Header } from './header.tsx';
import { OfflineNote } from './offline-note.tsx';
import { useAccountLanguage } from './use-account-language.ts';

const deletionNote = lazyScreen(() =>
  import('./deletion-note.tsx').then((module) => module.DeletionNote),
);

const viewingBanner = lazyScreen(() =>
  import('../features/viewing/viewing-banner.tsx').then((module) => module.ViewingBanner),
);

const queryClient = createQueryClient();
// The page opens here: its data and its words come while the browser still reads the code.
if (readToken() && isFirstView(location.pathname)) askForDashboard(queryClient);

type SignedInLayoutProps = { header: boolean; children: ReactNode };

/** What screens of signed-in people share: the cache of the server's data, a fresh token, the header, the landmarks. */
export function SignedInLayout({ header, children }: SignedInLayoutProps) {
  useEffect(keepSessionFresh, []);
  return (
    <QueryClientProvider client={queryClient}>
      <AccountLanguage />
      {header ? <PageWithHeader>{children}</PageWithHeader> : <main id="main">{children}</main>}
      {viewingToken() ? (
        <Suspense fallback={null}>
          <viewingBanner.Component />
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

/** On every screen but the one that has it in full. */
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

function AccountLanguage() {
  useAccountLanguage();
  return null;
}

/** Addresses that lead somebody who is signed in to the list of subscriptions. */
function isFirstView(path: string): boolean {
  return ['/', paths.login(), paths.subscriptions()].includes(path);
}
