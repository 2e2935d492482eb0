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
  /** The bank has led back, and its answer may still be on its way. */
  | { readonly phase: 'checking' }
  | { readonly phase: 'asking'; readonly link: RenewalConfirmation; readonly error: unknown }
  | { readonly phase: 'opening'; readonly link: RenewalConfirmation };

const CHECK_MS = 3_000;
const CHECKS_MAX = 6;

const OPENED = 'confirm_renewal';

/** The link whose page of the bank was opened in this tab. */
export const openedLink = () => sessionStorage.getItem(OPENED) ?? '';

/** Reads what a confirmation link is about, and opens the page of the bank on request. Without the cache of signed-in pages. */
export function useConfirmLink(
  token: string,
  { isBack }: { readonly isBack: boolean },
): { readonly state: ConfirmLink; open: () => void } {
  const [state, setState] = useState<ConfirmLink>({ phase: 'reading' });
  useEffect(() => {
    let isCurrent = true;
    let checksLeft = isBack ? CHECKS_MAX : 0;
    const read = () => {
      call(readConfirmLink, { body: { token } }).then(
        (link) => {
          if (!isCurrent) return;
          if (link.state === 'open' && checksLeft-- > 0) {
            setState({ phase: 'checking' });
            setTimeout(() => isCurrent && read(), CHECK_MS);
          } else setState({ phase: 'asking', link, error: undefined });
        },
        (error: unknown) => isCurrent && setState({ phase: 'broken', error }),
      );
    };
    read();
    return () => {
      isCurrent = false;
    };
  }, [token, isBack]);
  const open = () => {
    if (state.phase !== 'asking') return;
    const { link } = state;
    setState({ phase: 'opening', link });
    call(openConfirmLink, { body: { token } }).then(
      ({ url }) => {
        if (!isWebAddress(url)) return;
        sessionStorage.setItem(OPENED, token);
        location.assign(url);
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
