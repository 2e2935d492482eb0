import {
  type RenewalUndo,
  readUndoLink,
  undoByLink,
} from '@sesame/contract/shop/renewals/renewal-undo.ts';
import { useEffect, useState } from 'react';
import { ApiError } from '../../api/client/api-error.ts';
import { call } from '../../api/client/call.ts';

export type UndoLink =
  | { readonly phase: 'reading' }
  | { readonly phase: 'broken'; readonly error: unknown }
  | { readonly phase: 'asking'; readonly link: RenewalUndo; readonly error: unknown }
  | { readonly phase: 'undoing'; readonly link: RenewalUndo }
  | { readonly phase: 'undone'; readonly link: RenewalUndo };

/** Reads what an undo link would undo, and undoes it on request. Without the cache of signed-in pages. */
export function useUndoLink(token: string): { readonly state: UndoLink; undo: () => void } {
  const [state, setState] = useState<UndoLink>({ phase: 'reading' });
  useEffect(() => {
    let isCurrent = true;
    call(readUndoLink, { body: { token } }).then(
      (link) => isCurrent && setState({ phase: 'asking', link, error: undefined }),
      (error: unknown) => isCurrent && setState({ phase: 'broken', error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [token]);
  const undo = () => {
    if (state.phase !== 'asking') return;
    const { link } = state;
    setState({ phase: 'undoing', link });
    call(undoByLink, { body: { token, expected_total: link.total } }).then(
      () => setState({ phase: 'undone', link }),
      (error: unknown) => {
        const asking = (now: RenewalUndo) => setState({ phase: 'asking', link: now, error });
        const code = error instanceof ApiError ? error.code : undefined;
        if (code === 'undo_closed') return asking({ ...link, state: 'closed' });
        if (code !== 'undo_changed') return asking(link);
        call(readUndoLink, { body: { token } }).then(asking, () => asking(link));
      },
    );
  };
  return { state, undo };
}
