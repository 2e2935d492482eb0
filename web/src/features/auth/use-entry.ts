import { useEffect, useState } from 'react';
import { ApiError } from '../../api/client/api-error.ts';
import { consumeGoogleTicket, hasGoogleTicket } from '../../api/session/address-secrets.ts';
import { chooseGoogleUser, signInWithGoogle } from '../../api/session/sign-in-with-google.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { googleRegistrationOf } from './registration/registration.ts';

export type EntryPage = 'login' | 'register';

/** The step of a sign-in. */
export type EntryStep =
  /** At the form; `problem` is the reason why a later step or Google returned to it. */
  | { kind: 'form'; problem: unknown }
  /** Back from Google, being signed in. */
  | { kind: 'entering' }
  /** An account with the email of the Google account exists: its password connects the two, once. */
  | { kind: 'linking'; ticket: string; email: string }
  /** The account has a second factor. */
  | { kind: 'second_factor'; ticket: string };

/** The steps of sign-in and registration, starting with the ticket in the address after a return from Google. */
export function useEntry(from: EntryPage) {
  const [step, setStep] = useState<EntryStep>(() =>
    hasGoogleTicket() ? { kind: 'entering' } : { kind: 'form', problem: null },
  );
  useEffect(() => {
    const ticket = consumeGoogleTicket();
    if (ticket) void enter(ticket, from).then((next) => next && setStep(next));
  }, [from]);
  return {
    step,
    requestSecondFactor: (ticket: string) => setStep({ kind: 'second_factor', ticket }),
    backToForm: (problem: unknown = null) => setStep({ kind: 'form', problem }),
  };
}

/** @returns the next step; null when the user is signed in. */
async function enter(ticket: string, from: EntryPage): Promise<EntryStep | null> {
  try {
    const { email } = await chooseGoogleUser(ticket);
    const registration = googleRegistrationOf(
      { ticket, email },
      location.search,
      currentLanguage(),
    );
    const secondStep = await signInWithGoogle(registration, { isNew: from === 'register' });
    return secondStep === null ? null : { kind: 'second_factor', ticket: secondStep };
  } catch (problem) {
    if (!(problem instanceof ApiError) || problem.code !== 'google_link_password') {
      return { kind: 'form', problem };
    }
    const { email } = problem.details;
    return { kind: 'linking', ticket, email: typeof email === 'string' ? email : '' };
  }
}
