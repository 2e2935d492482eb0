import {
  openConfirmLink,
  type RenewalConfirmation,
  readConfirmLink,
} from '@sesame/contract/shop/renewals/renewal-confirmation.ts';
import { useEffect, useState } from 'react';
import { ApiError } from '../../api/client/api-error.ts';
import { call } from '../../api/client/call.ts';
import { isWebAddress } from '../../api/client/web-address.ts';

export type ConfirmLink =
  | { readonly phase: 'reading' }
  | { readonly phase: 'broken'; readonly error: unknown }
  | { readonly phase: 'asking'; readonly link: RenewalConfirmation; readonly error: unknown }
  | { readonly phase: 'opening'; readonly link: RenewalConfirmation };

/** Reads what a confirmation link is about, and opens the page of the bank on request. Without the cache of signed-in pages. */
export function useConfirmLink(token: string): { readonly state: ConfirmLink; open: () => void } {
  const [state, setState] = useState<ConfirmLink>({ phase: 'reading' });
  useEffect(() => {
    let isCurrent = true;
    call(readConfirmLink, { body: { token } }).then(
      (link) => isCurrent && setState({ phase: 'asking', link, error: undefined }),
      (error: unknown) => isCurrent && setState({ phase: 'broken', error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [token]);
  const open = () => {
    if (state.phase !== 'asking') return;
    const { link } = state;
    setState({ phase: 'opening', link });
    call(openConfirmLink, { body: { token } }).then(
      ({ url }) => {
        if (isWebAddress(url)) location.assign(url);
      },
      (error: unknown) => {
        const isOver = error instanceof ApiError && error.code === 'confirmation_over';
        setState({
          phase: 'asking',
          link: isOver ? { ...link, state: 'over', until: null } : link,
          error: isOver ? undefined : error,
        });
      },
    );
  };
  return { state, open };
}
