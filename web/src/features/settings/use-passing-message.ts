import { PROFILE_MESSAGE_MS } from '@sesame/contract/shared/limits.ts';
import { useCallback, useEffect, useState } from 'react';

export type PassingMessage = { tone: 'success' | 'danger'; text: string };

/** The result of the last click; it disappears after a while. */
export function usePassingMessage() {
  const [message, setMessage] = useState<PassingMessage | null>(null);

  useEffect(() => {
    if (message === null) return;
    const timer = setTimeout(() => setMessage(null), PROFILE_MESSAGE_MS);
    return () => clearTimeout(timer);
  }, [message]);

  return {
    message,
    succeed: useCallback((text: string) => setMessage({ tone: 'success', text }), []),
    fail: useCallback((text: string) => setMessage({ tone: 'danger', text }), []),
    clear: useCallback(() => setMessage(null), []),
  };
}
