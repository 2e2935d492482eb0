import { type ComponentType, type KeyboardEvent, Suspense, useEffect, useState } from 'react';
import type { LazyScreen } from '../shell/lazy-screen.ts';

type TriggerProps = {
  'aria-haspopup': 'menu' | 'true';
  'aria-expanded': boolean;
  onClick: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
};
type LazyMenuProps = {
  /** Mounted open, by the first press; brings its own trigger, which looks the same. */
  menu: LazyScreen;
  trigger: ComponentType<TriggerProps>;
  haspopup: TriggerProps['aria-haspopup'];
};

/** By then the page around it is drawn on most phones; whoever is faster gets it at the press. */
const BEHIND_MS = 2_000;

/** A menu whose code comes behind the first view: until it is opened only its button is there. */
export function LazyMenu({ menu, trigger: Trigger, haspopup }: LazyMenuProps) {
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => void menu.preload(), BEHIND_MS);
    return () => clearTimeout(timer);
  }, [menu]);
  const closed = (
    <Trigger
      aria-expanded={false}
      aria-haspopup={haspopup}
      onClick={() => setAsked(true)}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown') return;
        event.preventDefault();
        setAsked(true);
      }}
    />
  );
  if (!asked) return closed;
  return (
    <Suspense fallback={closed}>
      <menu.Component />
    </Suspense>
  );
}
