import { useEffect, useRef, useState } from 'react';

const SHOW_AFTER_MS = 150;
const SHOW_AT_LEAST_MS = 300;

/** Whether to show the skeleton: not for short waits, and once shown for a minimum time. */
export function useSteadyBusy(busy: boolean): boolean {
  const [shown, setShown] = useState(false);
  const shownAt = useRef(0);

  useEffect(() => {
    if (busy === shown) return;
    const elapsedMs = Date.now() - shownAt.current;
    const waitMs = busy ? SHOW_AFTER_MS : Math.max(0, SHOW_AT_LEAST_MS - elapsedMs);
    const timer = setTimeout(() => {
      if (busy) shownAt.current = Date.now();
      setShown(busy);
    }, waitMs);
    return () => clearTimeout(timer);
  }, [busy, shown]);

  return shown;
}
