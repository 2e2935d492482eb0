import { rejectAccount } from '@sesame/contract/shop/users.ts';
import { type FormEvent, useState } from 'react';
import { call } from '../../../api/client/call.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { useDocumentTitle } from '../../../i18n/use-document-title.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { AuthForm } from '../auth-form.tsx';
import { AuthLayout } from '../auth-layout.tsx';
import { isDeadLink } from './dead-link.ts';
import type { Confirmation } from './use-confirmation.ts';

type RejectAccountStepProps = {
  token: string;
  email: string;
  onDone: (state: Confirmation) => void;
  onBack: () => void;
};

/** Asks for a confirmation before an account that another person registered is deleted. */
export function RejectAccountStep({ token, email, onDone, onBack }: RejectAccountStepProps) {
  const { t } = useI18n();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  useDocumentTitle(t('rejectAccountTitle'));
  const reject = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setProblem(null);
    try {
      await call(rejectAccount, { body: { token } });
      onDone({ phase: 'rejected' });
    } catch (error) {
      setBusy(false);
      if (isDeadLink(error)) onDone({ phase: 'dead' });
      else setProblem(error);
    }
  };
  return (
    <AuthLayout heading={t('rejectAccountTitle')} lead={t('rejectAccountLead', { email })}>
      <AuthForm
        busy={busy}
        busyLabel={t('rejectingAccount')}
        destructive
        onSubmit={(event) => void reject(event)}
        problem={problem === null ? null : errorText(t, problem)}
        submitLabel={t('rejectAccountButton')}
      >
        {null}
      </AuthForm>
      <p className="mt-6 text-center">
        <Button onClick={onBack} variant="link">
          {t('pageBack')}
        </Button>
      </p>
    </AuthLayout>
  );
}
