import type { ReactNode } from 'react';
import { sessionMessage } from '../../api/session/session-message.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { useStore } from '../../store.ts';
import { Note } from '../../ui/primitives/note.tsx';

/** Why the user is on the sign-in screen, if they did not open it themselves. */
export function SessionMessageNote() {
  const { t } = useI18n();
  const message = useStore(sessionMessage);
  switch (message) {
    case 'ended':
      return <Note className="mb-[18px]">{t('errorUnauthorized')}</Note>;
    case 'sign_out_failed':
      return (
        <Note className="mb-[18px]" role="alert" tone="warning">
          <Titled title={t('signOutFailed')}>{t('signOutFailedHint')}</Titled>
        </Note>
      );
    case 'reset_asked':
      return (
        <Note className="mb-[18px]" role="status" tone="success">
          <Titled title={t('checkEmail')}>{t('checkEmailHint')}</Titled>
        </Note>
      );
    case 'password_reset':
      return (
        <Note className="mb-[18px]" role="status" tone="success">
          <Titled title={t('passwordChanged')}>{t('passwordResetHint')}</Titled>
        </Note>
      );
    default:
      return null;
  }
}

function Titled({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <strong className="font-medium">{title}</strong>
      <br />
      {children}
    </>
  );
}
