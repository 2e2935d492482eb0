import { Link } from 'wouter';
import { formatDate, formatTime } from '../../../i18n/format.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { paths } from '../../../paths.ts';
import { Note } from '../../../ui/primitives/note.tsx';
import { TextLink } from '../../../ui/primitives/text-link.tsx';
import type { PayoutBlock } from '../partners.rules.ts';

/** Why no payout is possible now, and where to change that. The minimum is shown on the button itself. */
export function PayoutBlocked({ block }: { block: PayoutBlock }) {
  const { t } = useI18n();
  if (block.reason === 'minimum') return null;
  if (block.reason === 'wait') {
    return (
      <Note className="mt-4">
        {t('payoutWaitsUntil', { date: formatDate(block.until), time: formatTime(block.until) })}
      </Note>
    );
  }
  const noEmail = block.reason === 'email';
  return (
    <Note className="mt-4" tone="warning">
      {t(noEmail ? 'payoutNeedsEmail' : 'payoutNeedsPassword')}{' '}
      <TextLink
        as={Link}
        className="text-current! underline"
        href={noEmail ? paths.settingsProfile() : paths.settingsSecurity()}
      >
        {t(noEmail ? 'payoutConfirmEmail' : 'payoutSetPassword')}
      </TextLink>
    </Note>
  );
}
