import { type PointerEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { usePlacedPopover } from './use-placed-popover.ts';

const OPEN_AFTER_MS = 700;
const CLOSE_AFTER_MS = 300;

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
  usePlacedPopover({ anchor, popover: card, align: 'start', gap: 8 });

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
