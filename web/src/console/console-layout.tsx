import { Menu as MenuIcon, Search } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { OperatorSession } from '../api/operator/use-operator.ts';
import { useBrandName } from '../i18n/use-brand-name.ts';
import { useWords } from '../i18n/words.ts';
import { Badge } from '../ui/badge.tsx';
import { BrandLockup } from '../ui/brand-mark.tsx';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { SkipLink } from '../ui/skip-link.tsx';
import { AccountRow } from './account-row.tsx';
import { consoleWords } from './console.words.ts';
import { NavList } from './nav-list.tsx';
import { useFocusOnArrival } from './use-focus-on-arrival.ts';

const Palette = lazy(() => import('./palette.tsx').then((module) => ({ default: module.Palette })));

/** As the keys are called where this runs; both work everywhere. */
const SHORTCUT = /Mac|iP(hone|ad)/.test(navigator.userAgent) ? '⌘K' : 'Ctrl K';

/** The navigation at the side, fixed from 1024 px up and a drawer below; ⌘K goes anywhere. */
export function ConsoleLayout({
  session,
  children,
}: {
  session: OperatorSession;
  children: ReactNode;
}) {
  const say = useWords(consoleWords);
  const brand = useBrandName();
  const [path] = useLocation();
  const drawer = useRef<HTMLDialogElement>(null);
  const main = useRef<HTMLElement>(null);
  const [paletteOpen, setPaletteOpen] = useState(false);
  useFocusOnArrival(main);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is why it closes
  useEffect(() => drawer.current?.close(), [path]);
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
    <div className="flex min-w-0 items-center gap-2.5 px-3 py-1">
      <BrandLockup name={brand} />
      <Badge tone="line">{say('console')}</Badge>
    </div>
  );
  const side = (
    <>
      {head}
      <button
        className="mx-1 mt-4 mb-2 flex h-9 shrink-0 items-center gap-2 rounded-md bg-fill px-3 text-[.8125rem] text-muted hover:text-text"
        onClick={() => {
          drawer.current?.close();
          setPaletteOpen(true);
        }}
        type="button"
      >
        <Icon of={Search} size={16} />
        {say('commands')}
        <kbd className="ml-auto font-sans text-[.75rem]">{SHORTCUT}</kbd>
      </button>
      <NavList permissions={session.permissions} />
      <AccountRow session={session} />
    </>
  );
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[var(--console-nav)_minmax(0,1fr)]">
      <SkipLink target="main">{say('skip')}</SkipLink>
      <header className="sticky top-0 flex h-dvh flex-col overflow-y-auto border-border border-r bg-sunken p-3 max-lg:hidden">
        {side}
      </header>
      <header className="sticky top-0 z-(--z-header) flex h-15 items-center gap-2 border-border border-b bg-background px-3 lg:hidden">
        <Button
          aria-label={say('openNavigation')}
          onClick={() => drawer.current?.showModal()}
          size="icon"
          variant="ghost"
        >
          <Icon of={MenuIcon} />
        </Button>
        {head}
      </header>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a dialog closes by Escape itself */}
      <dialog
        aria-label={say('navigation')}
        className="m-0 h-dvh max-h-none w-[min(300px,88vw)] border-border border-r bg-sunken p-3 text-text backdrop:bg-(--scrim) open:flex open:flex-col"
        onClick={(event) => {
          if (event.target === drawer.current) drawer.current?.close();
        }}
        ref={drawer}
      >
        {side}
        <Button className="mt-2" onClick={() => drawer.current?.close()} variant="ghost">
          {say('closeNavigation')}
        </Button>
      </dialog>
      <main className="min-w-0" id="main" ref={main} tabIndex={-1}>
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
