import { resendConfirmation } from '@sesame/contract/users.ts';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { runtimeConfig } from '../../api/config.ts';
import { useUser } from '../../api/queries.ts';
import { errorText } from '../../i18n/error-text.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';

/** A quiet reminder until the e-mail is confirmed, with another mail on demand. */
export function ConfirmEmailNote() {
  const { data } = useUser();
  // A shop without mails has no link to open.
  return runtimeConfig.mail && data && !data.email_confirmed ? (
    <Reminder email={data.email} />
  ) : null;
}

function Reminder({ email }: { email: string }) {
  const { t } = useI18n();
  const resend = useMutation({ mutationFn: () => call(resendConfirmation, {}) });
  const news = resend.isSuccess
    ? t('emailResent')
    : resend.isError
      ? errorText(t, resend.error)
      : null;
  return (
    <Note
      action={
        resend.isSuccess ? null : (
          <Button
            loading={resend.isPending}
            onClick={() => resend.mutate()}
            size="sm"
            variant="ghost"
          >
            {t('emailResend')}
          </Button>
        )
      }
      className="mb-6"
    >
      <span className="wrap-anywhere">{t('confirmReminder', { email })}</span>{' '}
      <span role="status">{news}</span>
    </Note>
  );
}
