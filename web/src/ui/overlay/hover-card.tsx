import {
  type PointerEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

const OPEN_AFTER_MS = 700;
const CLOSE_AFTER_MS = 300;
const GAP = 8;
const EDGE_GAP = 12;

export type HoverCardTriggerProps = {
  ref: (element: HTMLElement | null) => void;
  'aria-describedby': string | undefined;
  'aria-expanded': boolean;
  onPointerEnter: (event: PointerEvent) => void;
  onPointerLeave: () => void;
  onFocus: (event: { currentTarget: Element }) => void;
  onBlur: () => void;
  onClick: () => void;
};
type HoverCardProps = {
  trigger: (props: HoverCardTriggerProps) => ReactNode;
  children: ReactNode;
};

/** A short explanation on hover or focus; a tap or click toggles it, Escape closes it. */
export function HoverCard({ trigger, children }: HoverCardProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [card, setCard] = useState<HTMLElement | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  usePlaced(anchor, card);

  const settle = (next: boolean, delayMs: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(next), delayMs);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!anchor || !card) return;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setOpen(false);
    };
    const closeOutside = (event: Event) => {
      const target = event.target as Node; // pointer events are dispatched on nodes
      if (!anchor.contains(target) && !card.contains(target)) setOpen(false);
    };
    document.addEventListener('keydown', closeOnEscape);
    document.addEventListener('pointerdown', closeOutside);
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      document.removeEventListener('pointerdown', closeOutside);
    };
  }, [anchor, card]);

  return (
    <>
      {trigger({
        ref: setAnchor,
        'aria-describedby': open ? id : undefined,
        'aria-expanded': open,
        onPointerEnter: (event) => {
          // A touch fires enter and leave with every tap; only the tap itself toggles.
          if (event.pointerType !== 'touch') settle(true, OPEN_AFTER_MS);
        },
        onPointerLeave: () => settle(false, CLOSE_AFTER_MS),
        onFocus: (event) => {
          if (event.currentTarget.matches(':focus-visible')) settle(true, OPEN_AFTER_MS);
        },
        onBlur: () => settle(false, CLOSE_AFTER_MS),
        onClick: () => {
          clearTimeout(timer.current);
          setOpen(!open);
        },
      })}
      {open ? (
        <div
          className="fixed w-74 max-w-[calc(100vw-24px)] animate-rise rounded-[14px] border border-border bg-raised px-4 py-3.5 text-sm text-text leading-5 shadow-pop"
          id={id}
          onPointerEnter={() => clearTimeout(timer.current)}
          onPointerLeave={() => settle(false, CLOSE_AFTER_MS)}
          popover="manual"
          ref={setCard}
          role="tooltip"
        >
          {children}
        </div>
      ) : null}
    </>
  );
}

/** Shows the card in the top layer below its anchor, or above it without enough space, inside the window. */
function usePlaced(anchor: HTMLElement | null, card: HTMLElement | null): void {
  useLayoutEffect(() => {
    if (!anchor || !card) return;
    // Without the popover API it is an ordinary fixed box.
    card.showPopover?.();
    const place = () => {
      const at = anchor.getBoundingClientRect();
      const roomX = document.documentElement.clientWidth - card.offsetWidth - EDGE_GAP;
      const below = at.bottom + GAP;
      const fitsBelow = below + card.offsetHeight <= window.innerHeight;
      const above = Math.max(EDGE_GAP, at.top - GAP - card.offsetHeight);
      card.style.left = `${Math.max(EDGE_GAP, Math.min(at.left, roomX))}px`;
      card.style.top = `${fitsBelow ? below : above}px`;
    };
    place();
    window.addEventListener('scroll', place, { capture: true, passive: true });
    window.addEventListener('resize', place);
    return () => {
      window.removeEventListener('scroll', place, { capture: true });
      window.removeEventListener('resize', place);
    };
  }, [anchor, card]);
}
