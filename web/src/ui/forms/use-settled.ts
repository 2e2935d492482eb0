import { useEffect, useState } from 'react';

const TYPING_PAUSE_MS = 300;

/** The value once it has not changed for a moment, so that typing sends one request instead of one per key. */
export function useSettled<Value>(value: Value, pauseMs = TYPING_PAUSE_MS): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(() => value), pauseMs);
    return () => clearTimeout(timer);
  }, [value, pauseMs]);
  return settled;
}
