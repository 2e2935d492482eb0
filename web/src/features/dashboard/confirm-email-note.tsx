import { resendConfirmation } from '@sesame/contract/shop/users.ts';
import { runtimeConfig } from '../../api/client/config.ts';
import { useRouteMutation } from '../../api/client/route-mutation.ts';
import { useUser } from '../../api/queries.ts';
import { errorText } from '../../i18n/error-text.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { Button } from '../../ui/primitives/button.tsx';
import { Note } from '../../ui/primitives/note.tsx';

/** A reminder until the email is confirmed, with a button for another mail. */
export function ConfirmEmailNote() {
  const { data } = useUser();
  // A shop without mails cannot send a link.
  return runtimeConfig.mail && data && !data.email_confirmed ? (
    <Reminder email={data.email} />
  ) : null;
}

function Reminder({ email }: { email: string }) {
  const { t } = useI18n();
  const resend = useRouteMutation(resendConfirmation);
  const message = resend.isSuccess
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
            onClick={() => resend.mutate({})}
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
      <span role="status">{message}</span>
    </Note>
  );
}
