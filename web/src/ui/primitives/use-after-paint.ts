import { useEffect, useState } from 'react';

/**
 * The value as it was, and the new one in a task after the next paint, so that a long list does not delay what is above
 * it or what is being typed. Preact's `useDeferredValue` returns the new one at once.
 */
export function useAfterPaint<Value>(value: Value, initial = value): Value {
  const [shown, setShown] = useState(initial);
  useEffect(() => {
    if (Object.is(shown, value)) return;
    const timer = setTimeout(() => setShown(() => value));
    return () => clearTimeout(timer);
  }, [shown, value]);
  return shown;
}
