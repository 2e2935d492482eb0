import type { ReactNode } from 'react';
import { useSessionNotice } from '../../api/session-notice.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { Note } from '../../ui/note.tsx';

/** Why the person is on the sign-in screen, when they did not just come. */
export function SessionNoticeNote() {
  const { t } = useI18n();
  const notice = useSessionNotice();
  switch (notice) {
    case 'ended':
      return <Note className="mb-[18px]">{t('errorUnauthorized')}</Note>;
    case 'sign_out_failed':
      return (
        <Note className="mb-[18px]" role="alert" tone="warning">
          <Titled title={t('logoutFailed')}>{t('logoutFailedHint')}</Titled>
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
