import { Menu as MenuIcon, Search } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useMessages } from '../../../i18n/messages.ts';
import { useBrandName } from '../../../i18n/use-brand-name.ts';
import { LazyMenu } from '../../../shell/lazy-menu.tsx';
import { lazyScreen } from '../../../shell/lazy-screen.ts';
import { BrandLockup } from '../../../ui/brand/brand-mark.tsx';
import { Badge } from '../../../ui/primitives/badge.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Icon } from '../../../ui/primitives/icon.tsx';
import { SkipLink } from '../../../ui/primitives/skip-link.tsx';
import type { OperatorSession } from '../../api/use-operator.ts';
import { showsFirstRun, useFirstRun } from '../../ui/first-run/use-first-run.ts';
import { consoleMessages } from '../console.messages.ts';
import { AccountButton, type AccountProps } from './account-button.tsx';
import { NavList } from './nav-list.tsx';
import { useFocusOnArrival } from './use-focus-on-arrival.ts';

const accountMenu = lazyScreen<AccountProps>(() =>
  import('./account-menu.tsx').then((module) => module.AccountMenu),
);
const NavDrawer = lazy(() =>
  import('./nav-drawer.tsx').then((module) => ({ default: module.NavDrawer })),
);
const FirstRunBar = lazy(() =>
  import('./first-run-bar.tsx').then((module) => ({ default: module.FirstRunBar })),
);
const Palette = lazy(() => import('./palette.tsx').then((module) => ({ default: module.Palette })));

/** The shortcut as this platform writes it; both key combinations work everywhere. */
const SHORTCUT = /Mac|iP(hone|ad)/.test(navigator.userAgent) ? '⌘K' : 'Ctrl K';

/** Navigation at the side: fixed from 1024 px up, a drawer below. ⌘K opens the palette. */
export function ConsoleLayout({
  session,
  children,
}: {
  session: OperatorSession;
  children: ReactNode;
}) {
  const t = useMessages(consoleMessages);
  const brand = useBrandName();
  const [path] = useLocation();
  const { data: firstRun } = useFirstRun();
  const main = useRef<HTMLElement>(null);
  const [paletteOpen, setPaletteOpen] = useState(false);
  /** The page on which the navigation was opened; it closes when the page changes. */
  const [navPath, setNavPath] = useState<string>();
  if (navPath !== undefined && navPath !== path) setNavPath(undefined);
  const closeNav = () => setNavPath(undefined);
  useFocusOnArrival(main);
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey)) return;
      event.preventDefault();
      setPaletteOpen(true);
    };
    window.addEventListener('keydown', open);
    return () => window.removeEventListener('keydown', open);
  }, []);
  const head = (
    <div className="flex min-w-0 items-center gap-x-2.5 gap-y-1 px-3 py-1 lg:flex-wrap">
      <BrandLockup name={brand} />
      {/* A phone needs the place for search and account. */}
      <span className="max-sm:hidden lg:contents">
        <Badge tone="line">{t('console')}</Badge>
      </span>
    </div>
  );
  const side = (
    <>
      {head}
      <button
        className="mx-1 mt-3 mb-1.5 flex h-9 shrink-0 items-center gap-2 rounded-md bg-fill px-3 text-[.8125rem] text-muted hover:text-text"
        onClick={() => {
          closeNav();
          setPaletteOpen(true);
        }}
        type="button"
      >
        <Icon of={Search} size={16} />
        {t('commands')}
        <kbd className="ml-auto font-sans text-[.75rem]">{SHORTCUT}</kbd>
      </button>
      <NavList permissions={session.permissions} />
    </>
  );
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[var(--console-nav)_minmax(0,1fr)]">
      <SkipLink target="main">{t('skip')}</SkipLink>
      <header className="sticky top-0 flex h-dvh flex-col overflow-y-auto border-border border-r bg-sunken p-3 max-lg:hidden">
        {side}
        <Account session={session} />
      </header>
      <header className="sticky top-0 z-(--z-header) flex h-15 items-center gap-2 border-border border-b bg-background px-3 lg:hidden">
        <Button
          aria-label={t('openNavigation')}
          onClick={() => setNavPath(path)}
          size="icon"
          variant="ghost"
        >
          <Icon of={MenuIcon} />
        </Button>
        {head}
        <Button
          aria-label={t('commands')}
          className="ml-auto"
          onClick={() => setPaletteOpen(true)}
          size="icon"
          variant="ghost"
        >
          <Icon of={Search} />
        </Button>
        <Account isCompact session={session} />
      </header>
      {navPath !== undefined ? (
        <Suspense fallback={null}>
          <NavDrawer onClose={closeNav}>{side}</NavDrawer>
        </Suspense>
      ) : null}
      <main className="min-w-0" id="main" ref={main} tabIndex={-1}>
        {firstRun && showsFirstRun(firstRun) ? (
          <Suspense fallback={null}>
            <FirstRunBar />
          </Suspense>
        ) : null}
        {children}
      </main>
      {paletteOpen ? (
        <Suspense fallback={null}>
          <Palette onClose={() => setPaletteOpen(false)} permissions={session.permissions} />
        </Suspense>
      ) : null}
    </div>
  );
}

/** Its menu is loaded after the first view. */
function Account(props: AccountProps) {
  return (
    <LazyMenu
      preload={accountMenu.preload}
      trigger={(trigger) => <AccountButton {...trigger} {...props} />}
    >
      <accountMenu.Component {...props} />
    </LazyMenu>
  );
}
