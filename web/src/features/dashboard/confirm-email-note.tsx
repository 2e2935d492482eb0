import { resendConfirmation } from '@sesame/contract/shop/users.ts';
import { useRouteMutation } from '../../api/client/route-mutation.ts';
import { errorText } from '../../i18n/error-text.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { Button } from '../../ui/primitives/button.tsx';
import { Note } from '../../ui/primitives/note.tsx';

type ConfirmEmailNoteProps = { email: string; className: string };

/** A reminder that the email is not confirmed, with a button for another mail. */
export function ConfirmEmailNote({ email, className }: ConfirmEmailNoteProps) {
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
      className={className}
    >
      <span className="wrap-anywhere">{t('confirmReminder', { email })}</span>{' '}
      <span role="status">{message}</span>
    </Note>
  );
}
