import { Unlink } from 'lucide-react';
import { Link } from 'wouter';
import { useDocumentTitle } from '../../i18n/use-document-title.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { paths } from '../../paths.ts';
import { CenterState, IconDisc } from '../../ui/data/state-view.tsx';
import { Icon } from '../../ui/primitives/icon.tsx';
import { LinkButton } from '../../ui/primitives/link-button.tsx';

/** The address does not name a valid order; `text` says what is missing in the catalogue. */
export function PaymentBroken({ text }: { text?: string }) {
  const { t } = useI18n();
  useDocumentTitle(t('titlePaymentFailed'));
  return (
    <CenterState
      actions={
        <LinkButton as={Link} href={paths.subscriptions()}>
          {t('backToPlans')}
        </LinkButton>
      }
      art={
        <IconDisc tone="warning">
          <Icon of={Unlink} size={28} />
        </IconDisc>
      }
      role="alert"
      text={text ?? t('paymentLinkBrokenHint')}
      title={t('paymentLinkBroken')}
    />
  );
}
