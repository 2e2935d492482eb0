import { type RefObject, useEffect, useRef } from 'react';

/** Content that appears at the lower edge on phones scrolls clear of the sticky bar, by its scroll margin. */
export function useShown(shown: unknown): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (shown) box.current?.scrollIntoView({ block: 'nearest' });
  }, [shown]);
  return box;
}
