import { useEffect, useState } from 'react';
import {
  firstState,
  nextState,
  type TransferEvent,
  type TransferOutcome,
  type TransferState,
} from './transfer.rules.ts';

type Flow = { state: TransferState; now: number };

/**
 * The flow on the wall clock: it looks again at every full second that is left, and at once when the tab comes back,
 * because browsers slow down the timers of pages that nobody sees.
 */
export function useTransfer(outcome: TransferOutcome) {
  const [{ state, now }, setFlow] = useState<Flow>(() => {
    const start = Date.now();
    return { state: firstState(start), now: start };
  });
  const tell = (event: TransferEvent) => {
    const at = Date.now();
    setFlow((flow) => ({ state: nextState(flow.state, event, at, outcome), now: at }));
  };

  const until = 'until' in state ? state.until : null;
  useEffect(() => {
    if (until === null) return;
    const look = () => {
      const at = Date.now();
      setFlow((flow) => ({ state: nextState(flow.state, 'time', at, outcome), now: at }));
    };
    const timer = setTimeout(look, (until - now) % 1_000 || 1_000);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [until, now, outcome]);

  return { state, now, tell };
}
