import { Check } from 'lucide-react';
import { Link } from 'wouter';
import { formatDate } from '../../i18n/format.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { paths } from '../../paths.ts';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Logo } from '../../ui/logo.tsx';
import { PriceLines } from '../../ui/price-lines.tsx';
import { CenterState } from '../../ui/state-view.tsx';

type TransferDoneProps = {
  product: string;
  logo: string;
  /** How long the access is open. */
  until: Date | null;
  amount: string;
  /** When the order was made. */
  at: Date;
};

/** How a payment by transfer ends well. */
export function TransferDone({ product, logo, until, amount, at }: TransferDoneProps) {
  const { t } = useI18n();
  return (
    <div className="mx-auto grid max-w-[440px] pt-10 max-md:pt-4">
      <div className="grid justify-items-center">
        <CenterState
          art={
            <span className="relative">
              <Logo eager size={72} src={logo} />
              <span className="absolute -right-2.5 -bottom-2.5 grid size-[34px] place-items-center rounded-full bg-success text-background outline-4 outline-background">
                <Icon of={Check} />
              </span>
            </span>
          }
          role="status"
          text={until && t('activeTill', { date: formatDate(until) })}
          title={t('transferDone', { product })}
        />
      </div>
      <LinkButton as={Link} block className="mt-6" href={paths.subscriptions()} size="lg">
        {t('toDashboard')}
      </LinkButton>
      <Card as="section" className="mt-7">
        <PriceLines
          lines={[
            { key: 'amount', label: t('transferAmount'), value: <b>{amount}</b> },
            { key: 'method', label: t('paymentMethodShort'), value: t('titleTransfer') },
            { key: 'date', label: t('columnDate'), value: formatDate(at) },
          ]}
        />
      </Card>
    </div>
  );
}
