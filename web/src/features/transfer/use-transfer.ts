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
 * The flow by the wall clock: updated at every remaining full second, and at once when the tab becomes visible, because
 * browsers throttle the timers of hidden pages.
 */
export function useTransfer(outcome: TransferOutcome) {
  const [{ state, now }, setFlow] = useState<Flow>(() => {
    const start = Date.now();
    return { state: firstState(start), now: start };
  });
  const send = (event: TransferEvent) => {
    const at = Date.now();
    setFlow((flow) => ({ state: nextState(flow.state, event, at, outcome), now: at }));
  };

  const until = 'until' in state ? state.until : null;
  useEffect(() => {
    if (until === null) return;
    const update = () => {
      const at = Date.now();
      setFlow((flow) => ({ state: nextState(flow.state, 'time', at, outcome), now: at }));
    };
    const timer = setTimeout(update, (until - now) % 1_000 || 1_000);
    document.addEventListener('visibilitychange', update);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, [until, now, outcome]);

  return { state, now, send };
}
