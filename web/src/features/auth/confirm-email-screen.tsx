import { Link } from 'wouter';
import { useSignedIn } from '../../api/use-session.ts';
import { useDocumentTitle } from '../../i18n/use-document-title.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { confirmationText } from './confirmation-text.ts';
import { useConfirmation } from './use-confirmation.ts';

/** Where the link of a confirmation mail leads, signed in or not. */
export function ConfirmEmailScreen() {
  const { t } = useI18n();
  const { state, retry } = useConfirmation();
  const { heading, lead } = confirmationText(t, state);
  useDocumentTitle(heading);
  return (
    <AuthLayout heading={heading} lead={lead}>
      <p className="sr-only" role="status">
        {heading}. {lead}
      </p>
      {state.phase === 'confirming' ? <Spinner size={24} /> : null}
      {state.phase === 'failed' && (
        <Button block onClick={retry} size="lg">
          {t('tryAgain')}
        </Button>
      )}
      {state.phase === 'confirmed' || state.phase === 'dead' ? <GoOn /> : null}
    </AuthLayout>
  );
}

function GoOn() {
  const { t } = useI18n();
  const signedIn = useSignedIn();
  return (
    <LinkButton as={Link} block href={signedIn ? paths.subscriptions() : paths.login()} size="lg">
      {t(signedIn ? 'toDashboard' : 'signIn')}
    </LinkButton>
  );
}
