import { useState } from 'react';
import { useI18n } from '../../i18n/use-i18n.ts';
import { Button } from '../../ui/primitives/button.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { SecondFactorForm } from './second-factor-form.tsx';

type SecondFactorStepProps = {
  ticket: string;
  /** Back to the password; with a problem if the ticket has expired. */
  onCancel: (problem?: unknown) => void;
};

/** After the password: a code of the authenticator app, or a recovery code. */
export function SecondFactorStep({ ticket, onCancel }: SecondFactorStepProps) {
  const { t } = useI18n();
  const [kind, setKind] = useState<'app' | 'recovery'>('app');
  return (
    <AuthLayout
      heading={t('secondFactorTitle')}
      lead={t(kind === 'app' ? 'secondFactorLead' : 'recoveryCodeLead')}
    >
      <SecondFactorForm key={kind} kind={kind} onExpired={onCancel} ticket={ticket} />
      <div className="mt-6 grid justify-items-center gap-3">
        <Button onClick={() => setKind(kind === 'app' ? 'recovery' : 'app')} variant="link">
          {t(kind === 'app' ? 'useRecoveryCode' : 'useAppCode')}
        </Button>
        <Button onClick={() => onCancel()} variant="link">
          {t('backToSignIn')}
        </Button>
      </div>
    </AuthLayout>
  );
}
