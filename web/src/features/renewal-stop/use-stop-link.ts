import type { AnswerOf } from '@sesame/contract/shared/route.ts';
import { readStopLink, stopByLink } from '@sesame/contract/shop/renewals.ts';
import { useEffect, useState } from 'react';
import { call } from '../../api/client/call.ts';

type Link = AnswerOf<typeof readStopLink>;

export type StopLink =
  | { readonly phase: 'reading' }
  | { readonly phase: 'broken'; readonly error: unknown }
  | { readonly phase: 'asking'; readonly link: Link; readonly error: unknown }
  | { readonly phase: 'stopping'; readonly link: Link }
  | { readonly phase: 'stopped'; readonly link: Link };

/** Reads what a stop link would stop, and stops it on request. Without the cache of signed-in pages. */
export function useStopLink(token: string): { readonly state: StopLink; stop: () => void } {
  const [state, setState] = useState<StopLink>({ phase: 'reading' });
  useEffect(() => {
    let isCurrent = true;
    call(readStopLink, { body: { token } }).then(
      (link) => isCurrent && setState({ phase: 'asking', link, error: undefined }),
      (error: unknown) => isCurrent && setState({ phase: 'broken', error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [token]);
  const stop = () => {
    if (state.phase !== 'asking') return;
    const { link } = state;
    setState({ phase: 'stopping', link });
    call(stopByLink, { body: { token } }).then(
      () => setState({ phase: 'stopped', link }),
      (error: unknown) => setState({ phase: 'asking', link, error }),
    );
  };
  return { state, stop };
}
