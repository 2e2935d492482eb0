import { useState } from 'react';
import { Link } from 'wouter';
import { useSignedIn } from '../../../api/session/use-session.ts';
import { useDocumentTitle } from '../../../i18n/use-document-title.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { LinkButton } from '../../../ui/primitives/link-button.tsx';
import { Spinner } from '../../../ui/primitives/spinner.tsx';
import { AuthLayout } from '../auth-layout.tsx';
import { ConfirmByPassword } from '../passwords/confirm-by-password.tsx';
import { confirmationText } from './confirmation-text.ts';
import { RejectAccountStep } from './reject-account-step.tsx';
import { type Confirmation, useConfirmation } from './use-confirmation.ts';

/** Target of the link in a confirmation mail, signed in or not. */
export function ConfirmEmailScreen() {
  const { t } = useI18n();
  const { state, setState, retry } = useConfirmation();
  const [rejecting, setRejecting] = useState(false);
  const { heading, lead } = confirmationText(t, state);
  useDocumentTitle(heading);
  if (state.phase === 'owner' && rejecting) {
    return (
      <RejectAccountStep
        email={state.email}
        onBack={() => setRejecting(false)}
        onDone={setState}
        token={state.token}
      />
    );
  }
  return (
    <AuthLayout heading={heading} lead={lead}>
      <p className="sr-only" role="status">
        {heading}. {lead}
      </p>
      {state.phase === 'confirming' ? <Spinner size={24} /> : null}
      {state.phase === 'owner' && (
        <OwnerStep onDone={setState} onReject={() => setRejecting(true)} state={state} />
      )}
      {state.phase === 'failed' && (
        <Button block onClick={retry} size="lg">
          {t('tryAgain')}
        </Button>
      )}
      {state.phase === 'confirmed' || state.phase === 'dead' ? <ContinueLink /> : null}
    </AuthLayout>
  );
}

type OwnerStepProps = {
  state: Extract<Confirmation, { phase: 'owner' }>;
  onDone: (state: Confirmation) => void;
  onReject: () => void;
};

function OwnerStep({ state, onDone, onReject }: OwnerStepProps) {
  const { t } = useI18n();
  return (
    <>
      {state.hasPassword ? <ConfirmByPassword {...state} onDone={onDone} /> : <ContinueLink />}
      <p className="mt-6 text-center">
        <Button onClick={onReject} variant="link">
          {t('notMyAccount')}
        </Button>
      </p>
    </>
  );
}

function ContinueLink() {
  const { t } = useI18n();
  const signedIn = useSignedIn();
  return (
    <LinkButton as={Link} block href={signedIn ? paths.subscriptions() : paths.login()} size="lg">
      {t(signedIn ? 'toDashboard' : 'signIn')}
    </LinkButton>
  );
}
