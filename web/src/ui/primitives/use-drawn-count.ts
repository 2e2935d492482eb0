import { useEffect, useState } from 'react';

/** A screenful of rows, which takes a small part of the time in which a tap should be answered. */
const STEP = 12;

/**
 * How many entries of a long list to draw: the first ones at once, and a few more in a task after each paint, so that a
 * tap waits neither for the whole list nor for the rest of it.
 */
export function useDrawnCount(total: number, first = STEP, step = STEP): number {
  const [drawn, setDrawn] = useState(first);
  // What a search leaves out is drawn in steps again.
  const most = Math.max(total, first);
  if (drawn > most) setDrawn(most);
  useEffect(() => {
    if (drawn >= total) return;
    const timer = setTimeout(() => setDrawn(drawn + step));
    return () => clearTimeout(timer);
  }, [drawn, step, total]);
  return Math.min(drawn, total);
}
