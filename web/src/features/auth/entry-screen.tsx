import { type ReactNode, Suspense } from 'react';
import { useI18n } from '../../i18n/use-i18n.ts';
import { ClosedShopNote } from '../../shell/closed-shop-note.tsx';
import { lazyScreen } from '../../shell/lazy-screen.ts';
import { AuthLayout } from './auth-layout.tsx';
import { entryProblem } from './entry-problem.ts';
import { GoogleSigningIn } from './google/google-signing-in.tsx';
import { type EntryPage, useEntry } from './use-entry.ts';

// Rarely used steps, loaded lazily.
const GoogleLinkStep = lazyScreen(() =>
  import('./google/google-link-step.tsx').then((module) => module.GoogleLinkStep),
).Component;
const SecondFactorStep = lazyScreen(() =>
  import('./second-factor-step.tsx').then((module) => module.SecondFactorStep),
).Component;

type EntryScreenProps = {
  page: EntryPage;
  heading: string;
  lead: string;
  form: (entry: {
    /** Why a later step or Google returned to the form. */
    earlierProblem: string | null;
    /** The password was correct and the account has a second factor. */
    onSecondFactor: (ticket: string) => void;
  }) => ReactNode;
};

/** Shared by sign-in and registration: the form, and the steps that may follow it or Google. */
export function EntryScreen({ page, heading, lead, form }: EntryScreenProps) {
  const { t } = useI18n();
  const { step, requestSecondFactor, backToForm } = useEntry(page);
  const layout = { heading, lead };
  switch (step.kind) {
    case 'form':
      return (
        <AuthLayout {...layout}>
          <ClosedShopNote />
          {form({
            earlierProblem: step.problem === null ? null : entryProblem(t, step.problem),
            onSecondFactor: requestSecondFactor,
          })}
        </AuthLayout>
      );
    case 'entering':
      return (
        <AuthLayout {...layout}>
          <GoogleSigningIn />
        </AuthLayout>
      );
    case 'linking':
      return (
        <Suspense fallback={<AuthLayout {...layout}>{null}</AuthLayout>}>
          <GoogleLinkStep
            email={step.email}
            onCancel={backToForm}
            onSecondFactor={requestSecondFactor}
            ticket={step.ticket}
          />
        </Suspense>
      );
    case 'second_factor':
      return (
        <Suspense fallback={<AuthLayout {...layout}>{null}</AuthLayout>}>
          <SecondFactorStep onCancel={backToForm} ticket={step.ticket} />
        </Suspense>
      );
  }
}
