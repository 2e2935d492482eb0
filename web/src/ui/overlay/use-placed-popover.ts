import { useLayoutEffect } from 'react';

const EDGE_GAP = 12;
type Placement = {
  anchor: HTMLElement | null;
  popover: HTMLElement | null;
  align: 'start' | 'center' | 'end';
  gap: number;
};

/**
 * Shows a popover in the top layer below its anchor (above it without enough space), inside the window, and keeps its
 * position on scrolling.
 */
export function usePlacedPopover({ anchor, popover, align, gap }: Placement) {
  useLayoutEffect(() => {
    if (!anchor || !popover) return;
    // Without the popover API it is an ordinary fixed box.
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
