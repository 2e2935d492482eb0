import { confirmEmail } from '@sesame/contract/shop/users.ts';
import { useEffect, useState } from 'react';
import { ApiError } from '../../../api/client/api-error.ts';
import { call } from '../../../api/client/call.ts';
import { mailedToken } from '../../../api/session/address-secrets.ts';
import { isDeadLink } from './dead-link.ts';

export type Confirmation =
  | { phase: 'confirming' }
  /** The user is not signed in to the account of the link. */
  | { phase: 'owner'; token: string; email: string; hasPassword: boolean }
  | { phase: 'confirmed' }
  /** The account was made by another person and has been deleted. */
  | { phase: 'rejected' }
  /** The link was used, expired, replaced by a newer one, or is invalid. */
  | { phase: 'dead' }
  /** May succeed when retried. */
  | { phase: 'failed'; error: unknown };

/** Confirms with the page's token on mount. */
export function useConfirmation() {
  const [token] = useState(mailedToken);
  const [tries, setTries] = useState(1);
  const [state, setState] = useState<Confirmation>({
    phase: token === null ? 'dead' : 'confirming',
  });
  useEffect(() => {
    if (token !== null) void confirmOnce(token, tries).then(setState);
  }, [token, tries]);
  return {
    state,
    setState,
    retry: () => {
      setState({ phase: 'confirming' });
      setTries(tries + 1);
    },
  };
}

/** React may run an effect twice; the token is valid for one call. */
let running: { key: string; outcome: Promise<Confirmation> } | null = null;

function confirmOnce(token: string, tries: number): Promise<Confirmation> {
  const key = `${tries} ${token}`;
  if (running?.key !== key) running = { key, outcome: confirm(token) };
  return running.outcome;
}

async function confirm(token: string): Promise<Confirmation> {
  try {
    await call(confirmEmail, { body: { token } });
    return { phase: 'confirmed' };
  } catch (error) {
    if (error instanceof ApiError && error.code === 'confirm_needs_owner') {
      const { email, has_password: hasPassword } = error.details;
      return { phase: 'owner', token, email: String(email), hasPassword: hasPassword === true };
    }
    return isDeadLink(error) ? { phase: 'dead' } : { phase: 'failed', error };
  }
}
