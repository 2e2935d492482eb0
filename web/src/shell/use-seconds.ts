import { useEffect, useState } from 'react';

/** The current time, updated at every full second before `until`, and at once when the tab becomes visible. */
export function useSeconds(until: number): number {
  const [now, setNow] = useState(() => Date.now());
  const isOver = now >= until;
  useEffect(() => {
    if (isOver) return;
    const update = () => setNow(Date.now());
    const timer = setTimeout(update, (until - now) % 1_000 || 1_000);
    document.addEventListener('visibilitychange', update);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, [until, now, isOver]);
  return now;
}
