import { useEffect, useState } from 'react';

/** The current time, updated at every full second before `until`, and at once when the tab becomes visible. */
export function useSeconds(until: number): number {
  const [now, setNow] = useState(() => Date.now());
  const isOver = now >= until;
  useEffect(() => {
    if (isOver) return;
    const look = () => setNow(Date.now());
    const timer = setTimeout(look, (until - now) % 1_000 || 1_000);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [until, now, isOver]);
  return now;
}
