import { Check } from 'lucide-react';
import { Link } from 'wouter';
import { formatDate } from '../../i18n/format.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { paths } from '../../paths.ts';
import { Logo } from '../../ui/brand/logo.tsx';
import { PriceLines } from '../../ui/data/price-lines.tsx';
import { CenterState } from '../../ui/data/state-view.tsx';
import { Card } from '../../ui/primitives/card.tsx';
import { Icon } from '../../ui/primitives/icon.tsx';
import { LinkButton } from '../../ui/primitives/link-button.tsx';

type TransferDoneProps = {
  product: string;
  logo: string;
  /** The end of access. */
  until: Date | null;
  amount: string;
  /** Time of the order. */
  at: Date;
};

/** A successful payment by transfer. */
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
