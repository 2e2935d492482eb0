import { Unplug } from 'lucide-react';
import { Link } from 'wouter';
import { useDocumentTitle } from '../../i18n/use-document-title.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { paths } from '../../paths.ts';
import { CenterState, IconDisc } from '../../ui/data/state-view.tsx';
import { Button } from '../../ui/primitives/button.tsx';
import { Icon } from '../../ui/primitives/icon.tsx';
import { LinkButton } from '../../ui/primitives/link-button.tsx';

type PaymentFailedProps = {
  /** The reason of the refusal. */
  message: string;
  /** Null when the same request would be refused again. */
  onRetry: (() => void) | null;
};

export function PaymentFailed({ message, onRetry }: PaymentFailedProps) {
  const { t } = useI18n();
  useDocumentTitle(t('titlePaymentFailed'));
  return (
    <CenterState
      actions={
        <>
          {onRetry ? <Button onClick={onRetry}>{t('tryAgain')}</Button> : null}
          <LinkButton
            as={Link}
            href={paths.subscriptions()}
            variant={onRetry ? 'outline' : 'default'}
          >
            {t('backToPlans')}
          </LinkButton>
        </>
      }
      art={
        <IconDisc tone="danger">
          <Icon of={Unplug} size={28} />
        </IconDisc>
      }
      role="alert"
      text={t('nothingWasCharged')}
      title={t('paymentDidNotOpen')}
    >
      <p className="mt-3 text-danger-text">{message}</p>
    </CenterState>
  );
}
