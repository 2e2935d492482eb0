import { useLayoutEffect } from 'react';

const EDGE_GAP = 12;
type Placement = {
  anchor: HTMLElement | null;
  popover: HTMLElement | null;
  align: 'start' | 'center' | 'end';
  gap: number;
};

/**
 * Puts an open popover into the top layer under its anchor (above it when there is no room),
 * inside the window, and keeps it there while anything scrolls.
 */
export function usePlacedPopover({ anchor, popover, align, gap }: Placement) {
  useLayoutEffect(() => {
    if (!anchor || !popover) return;
    // Old engines without the popover API still show it: it is an ordinary fixed box then.
    popover.showPopover?.();
    const place = () => {
      const at = anchor.getBoundingClientRect();
      const { offsetWidth: width, offsetHeight: height } = popover;
      const wanted = {
        start: at.left,
        center: at.left + (at.width - width) / 2,
        end: at.right - width,
      }[align];
      const roomX = document.documentElement.clientWidth - width - EDGE_GAP;
      const fitsBelow = at.bottom + gap + height <= window.innerHeight;
      const top = fitsBelow ? at.bottom + gap : Math.max(EDGE_GAP, at.top - gap - height);
      popover.style.left = `${Math.max(EDGE_GAP, Math.min(wanted, roomX))}px`;
      popover.style.top = `${top}px`;
    };
    place();
    window.addEventListener('scroll', place, { capture: true, passive: true });
    window.addEventListener('resize', place);
    return () => {
      window.removeEventListener('scroll', place, { capture: true });
      window.removeEventListener('resize', place);
    };
  }, [anchor, popover, align, gap]);
}
