import type { ReferralData } from '@sesame/contract/shop/referrals.ts';
import type { ReactNode } from 'react';
import { useI18n } from '../../i18n/use-i18n.ts';
import { Badge } from '../../ui/primitives/badge.tsx';
import { Card } from '../../ui/primitives/card.tsx';

/** The current rates from the server, not from a text. */
export function RatesCard({ data: { rates, verified } }: { data: ReferralData }) {
  const { t } = useI18n();
  return (
    <Card as="section" className="overflow-hidden" padding="none">
      <dl className="grid grid-cols-3 max-md:grid-cols-1">
        <Rate percent={rates.deposit} upTo>
          {t('partnerRateDeposits')}
        </Rate>
        <Rate percent={rates.first_payment}>{t('partnerRateRegistration')}</Rate>
        <Rate
          badge={verified ? <Badge tone="success">{t('partnerVerified')}</Badge> : null}
          percent={rates.verified}
          upTo
        >
          {t('partnerRateVerified', { percent: rates.first_payment })}
        </Rate>
      </dl>
    </Card>
  );
}

type RateProps = { percent: number; upTo?: boolean; badge?: ReactNode; children: ReactNode };

/** The number is drawn above its label but follows it in reading order. */
function Rate({ percent, upTo = false, badge, children }: RateProps) {
  const { t } = useI18n();
  return (
    <div className="flex flex-col-reverse justify-end border-border px-7 py-6 not-first:border-l max-md:px-[22px] max-md:py-5 max-md:not-first:border-t max-md:not-first:border-l-0">
      <dt className="mt-0.5 text-muted leading-5">{children}</dt>
      <dd className="type-tabular flex flex-wrap items-baseline gap-x-1.5 font-semibold text-[2rem] leading-10 tracking-[-.026em]">
        {upTo ? (
          <span className="font-medium text-[.9375rem] text-muted leading-none tracking-normal">
            {t('rateUpTo')}
          </span>
        ) : null}{' '}
        {percent}%
        {badge ? <span className="ml-1.5 self-center tracking-normal">{badge}</span> : null}
      </dd>
    </div>
  );
}
