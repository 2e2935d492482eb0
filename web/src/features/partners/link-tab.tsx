import { centsFromDollars } from '@sesame/contract/shared/money.ts';
import type { ReferralData } from '@sesame/contract/shop/referrals.ts';
import { formatMoneyShort } from '../../i18n/format-short.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { LinkCard } from './link-card.tsx';
import { ModeCard } from './mode-card.tsx';
import { RatesCard } from './rates-card.tsx';

/** The rates, the referral link, and the form of the earnings. */
export function LinkTab({ data }: { data: ReferralData }) {
  const { t } = useI18n();
  const minimum = formatMoneyShort(centsFromDollars(data.payout.minimum));
  return (
    <div className="grid gap-5">
      <RatesCard data={data} />
      <LinkCard link={data.link} />
      <ModeCard data={data} />
      <p className="text-[.8125rem] text-muted leading-[18px]">
        {t('partnerMinimum', { amount: minimum })}
      </p>
    </div>
  );
}
