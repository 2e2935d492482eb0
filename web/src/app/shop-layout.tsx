import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { useLocation } from 'wouter';
import { createQueryClient } from '../api/client/query-client.ts';
import { prefetchCatalogue, prefetchDashboard, useUser } from '../api/queries.ts';
import { impersonationToken, readToken } from '../api/session/token-store.ts';
import { useSignedIn } from '../api/session/use-session.ts';
import { useI18n } from '../i18n/use-i18n.ts';
import { paths } from '../paths.ts';
import { lazyScreen } from '../shell/lazy-screen.ts';
import { SkipLink } from '../ui/primitives/skip-link.tsx';
import { useAfterPaint } from '../ui/primitives/use-after-paint.ts';
import { Header, HeaderItems } from './header/header.tsx';
import { OfflineNote } from './offline-note.tsx';

const deletionNote = lazyScreen(() =>
  import('./deletion-note.tsx').then((module) => module.DeletionNote),
);

const impersonationBanner = lazyScreen(() =>
  import('../features/impersonation/impersonation-banner.tsx').then(
    (module) => module.ImpersonationBanner,
  ),
);

const accountEffects = lazyScreen(() =>
  import('./account-effects.tsx').then((module) => module.AccountEffects),
);

const queryClient = createQueryClient();
// Data of the first view is requested before anything is drawn, in a separate task after this code is evaluated.
setTimeout(() => {
  if (!readToken()) prefetchCatalogue(queryClient);
  else if (isFirstView(location.pathname)) prefetchDashboard(queryClient);
});

const visitorFooter = lazyScreen(() =>
  import('./visitor-footer.tsx').then((module) => module.VisitorFooter),
);

type ShopLayoutProps = { header: boolean; children: ReactNode };

/** Shared layout of the screens with data of the shop: the cache of it, header, landmarks. */
export function ShopLayout({ header, children }: ShopLayoutProps) {
  // The screen has its first paint before what surrounds it renders, which is as much work again.
  const isPainted = useAfterPaint(true, false);
  return (
    <QueryClientProvider client={queryClient}>
      {header ? (
        <PageWithHeader isPainted={isPainted}>{children}</PageWithHeader>
      ) : (
        <main id="main">{children}</main>
      )}
      {/* After the page, so that the skip link comes first. */}
      {isPainted ? <Account showsNews={header} /> : null}
      {impersonationToken() ? (
        <Suspense fallback={null}>
          <impersonationBanner.Component />
        </Suspense>
      ) : null}
    </QueryClientProvider>
  );
}

function PageWithHeader({ isPainted, children }: { isPainted: boolean; children: ReactNode }) {
  const { t } = useI18n();
  const signedIn = useSignedIn();
  return (
    <>
      <SkipLink target="main">{t('skipToContent')}</SkipLink>
      <Header>{isPainted ? <HeaderItems /> : null}</Header>
      <OfflineNote />
      {isPainted ? <Deletion /> : null}
      <main className="page pt-10 pb-20 max-md:pt-6 max-md:pb-16" id="main" tabIndex={-1}>
        {children}
      </main>
      {signedIn ? null : (
        <Suspense fallback={null}>
          <visitorFooter.Component />
        </Suspense>
      )}
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

/** Loaded after the account and so after the first view. */
function Account({ showsNews }: { showsNews: boolean }) {
  const uid = useUser().data?.uid;
  if (!uid) return null;
  return (
    <Suspense fallback={null}>
      <accountEffects.Component showsNews={showsNews} uid={uid} />
    </Suspense>
  );
}

/** Addresses that lead a signed-in user to the list of subscriptions. */
function isFirstView(path: string): boolean {
  return ['/', paths.login(), paths.subscriptions()].includes(path);
}
