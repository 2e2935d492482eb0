import { useEffect, useState } from 'react';
import { hasGoogleTicket, takeGoogleTicket } from '../../api/address-secrets.ts';
import { ApiError } from '../../api/api-error.ts';
import { askGoogleUser, enterByGoogle } from '../../api/enter-by-google.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { googleRegistrationOf } from './registration.ts';

export type EntryPage = 'login' | 'register';

/** How far somebody is on the way in. */
export type EntryStep =
  /** At the form; `problem` says why a later step or Google led back to it. */
  | { kind: 'form'; problem: unknown }
  /** Back from Google, being signed in. */
  | { kind: 'entering' }
  /** An account with the e-mail of the Google account is here already: its password connects the two, once. */
  | { kind: 'linking'; ticket: string; email: string }
  /** The account has a second factor. */
  | { kind: 'second_factor'; ticket: string };

/** The steps of sign-in and registration, begun by the ticket that the address brought where somebody is back from Google. */
export function useEntry(from: EntryPage) {
  const [step, setStep] = useState<EntryStep>(() =>
    hasGoogleTicket() ? { kind: 'entering' } : { kind: 'form', problem: null },
  );
  useEffect(() => {
    const ticket = takeGoogleTicket();
    if (ticket) void enter(ticket, from).then((next) => next && setStep(next));
  }, [from]);
  return {
    step,
    askSecondFactor: (ticket: string) => setStep({ kind: 'second_factor', ticket }),
    backToForm: (problem: unknown = null) => setStep({ kind: 'form', problem }),
  };
}

/** @returns the next step; null when the person is signed in. */
async function enter(ticket: string, from: EntryPage): Promise<EntryStep | null> {
  try {
    const { email } = await askGoogleUser(ticket);
    const registration = googleRegistrationOf(
      { ticket, email },
      location.search,
      currentLanguage(),
    );
    const secondStep = await enterByGoogle(registration, { isNew: from === 'register' });
    return secondStep === null ? null : { kind: 'second_factor', ticket: secondStep };
  } catch (problem) {
    if (!(problem instanceof ApiError) || problem.code !== 'google_link_password') {
      return { kind: 'form', problem };
    }
    const { email } = problem.details;
    return { kind: 'linking', ticket, email: typeof email === 'string' ? email : '' };
  }
}
