import { type KeyboardEvent, type ReactNode, Suspense, useEffect, useState } from 'react';

type TriggerProps = {
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  onClick: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
};
type LazyMenuProps = {
  /** Mounted open by the first click; renders its own trigger, which looks the same. */
  children: ReactNode;
  /** Loads its code early. */
  preload: () => Promise<void>;
  trigger: (props: TriggerProps) => ReactNode;
};

/**
 * Delay before the menu's code is loaded: by then most phones have drawn the page and its data. An earlier click loads it
 * at once.
 */
const BEHIND_MS = 5_000;

/** A menu whose code is loaded after the first view: until it is opened only its button is rendered. */
export function LazyMenu({ children, preload, trigger }: LazyMenuProps) {
  const [wasOpened, setWasOpened] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => void preload(), BEHIND_MS);
    return () => clearTimeout(timer);
  }, [preload]);
  const closed = trigger({
    'aria-expanded': false,
    'aria-haspopup': 'menu',
    onClick: () => setWasOpened(true),
    onKeyDown: (event) => {
      if (event.key !== 'ArrowDown') return;
      event.preventDefault();
      setWasOpened(true);
    },
  });
  if (!wasOpened) return closed;
  return <Suspense fallback={closed}>{children}</Suspense>;
}
