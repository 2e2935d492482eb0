import {
  createContext,
  type KeyboardEvent,
  type ReactNode,
  use,
  useEffect,
  useId,
  useLayoutEffect,
  useState,
} from 'react';
import { usePlacedPopover } from './use-placed-popover.ts';

export type MenuTriggerProps = {
  ref: (element: HTMLElement | null) => void;
  'aria-haspopup': 'menu' | 'true';
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
  onClick: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

/** Context of a menu for its rows. */
const MenuContext = createContext<{ close: () => void; isMenu: boolean }>({
  close: () => {},
  isMenu: false,
});
export const useMenu = () => use(MenuContext);

type MenuProps = {
  label: string;
  trigger: (props: MenuTriggerProps) => ReactNode;
  align?: 'start' | 'end';
  /**
   * `menu` contains only actions; `panel` may contain other controls too (a select), so it does not have the menu role.
   */
  kind?: 'menu' | 'panel';
  width?: number;
  /** Open on mount, when the click that opens it also loads it. */
  initiallyOpen?: boolean;
  children: ReactNode;
};

const popupRoles = { menu: { role: 'menu' }, panel: { role: 'group' } } as const;

const rowsOf = (popup: HTMLElement) => [
  ...popup.querySelectorAll<HTMLElement>('[data-menu-row]:not(:disabled)'),
];

/** A dropdown of links and actions. Arrows, Home, End and letters move; Escape returns to the trigger. */
export function Menu({
  label,
  trigger,
  align = 'end',
  kind = 'menu',
  width = 264,
  initiallyOpen = false,
  children,
}: MenuProps) {
  const id = useId();
  const [open, setOpen] = useState(initiallyOpen);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [popup, setPopup] = useState<HTMLElement | null>(null);
  usePlacedPopover({ anchor, popover: popup, align, gap: 8 });

  useLayoutEffect(() => {
    if (popup) rowsOf(popup)[0]?.focus({ preventScroll: true });
  }, [popup]);
  useEffect(() => {
    if (!anchor || !popup) return;
    const closeOutside = (event: Event) => {
      const target = event.target as Node; // pointer and focus events are dispatched on nodes
      if (!anchor.contains(target) && !popup.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, [anchor, popup]);

  const close = () => {
    setOpen(false);
    anchor?.focus({ preventScroll: true });
  };
  const moveFocus = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.preventDefault();
      close();
      return;
    }
    if (!popup) return;
    const rows = rowsOf(popup);
    const next = nextRow(rows, document.activeElement, event.key);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };

  return (
    <>
      {trigger({
        ref: setAnchor,
        'aria-haspopup': kind === 'menu' ? 'menu' : 'true',
        'aria-expanded': open,
        'aria-controls': open ? id : undefined,
        onClick: () => setOpen(!open),
        onKeyDown: (event) => {
          if (event.key !== 'ArrowDown' || open) return;
          event.preventDefault();
          setOpen(true);
        },
      })}
      {open ? (
        // biome-ignore lint/a11y/noStaticElementInteractions: its role comes from popupRoles
        // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles take a name
        <div
          aria-label={label}
          className="fixed max-h-[calc(100dvh-24px)] max-w-[calc(100vw-24px)] animate-rise overflow-y-auto rounded-[14px] border border-border bg-raised p-1.5 text-sm text-text shadow-pop"
          id={id}
          onKeyDown={moveFocus}
          popover="manual"
          ref={setPopup}
          {...popupRoles[kind]}
          style={{ width }}
        >
          <MenuContext value={{ close, isMenu: kind === 'menu' }}>{children}</MenuContext>
        </div>
      ) : null}
    </>
  );
}

function nextRow(rows: HTMLElement[], focused: Element | null, key: string) {
  const at = focused instanceof HTMLElement ? rows.indexOf(focused) : -1;
  const isSideways = focused instanceof HTMLElement && 'menuChoice' in focused.dataset;
  if (key === 'ArrowDown' || (isSideways && key === 'ArrowRight')) {
    return rows[(at + 1) % rows.length];
  }
  if (key === 'ArrowUp' || (isSideways && key === 'ArrowLeft')) {
    return rows.at(at < 0 ? -1 : at - 1);
  }
  if (key === 'Home') return rows[0];
  if (key === 'End') return rows.at(-1);
  if (key.length !== 1 || key === ' ' || focused instanceof HTMLSelectElement) return undefined;
  const letter = key.toLocaleLowerCase();
  const fromNext = [...rows.slice(at + 1), ...rows.slice(0, at + 1)];
  return fromNext.find((row) => row.textContent?.trim().toLocaleLowerCase().startsWith(letter));
}
