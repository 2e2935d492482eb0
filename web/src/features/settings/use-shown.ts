import { type RefObject, useEffect, useRef } from 'react';

/** What appears at the lower edge of a phone scrolls clear of the bar that stays there, as far as its scroll margin says. */
export function useShown(shown: unknown): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (shown) box.current?.scrollIntoView({ block: 'nearest' });
  }, [shown]);
  return box;
}
