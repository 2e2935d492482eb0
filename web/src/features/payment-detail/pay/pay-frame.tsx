import type { PaymentPage } from '@sesame/contract/shop/payment-page.ts';
import { type ReactNode, useEffect } from 'react';
import { Link } from 'wouter';
import { useCheckPayment } from '../../../api/payments/payment-page-queries.ts';
import { totalText } from '../../../i18n/charge-text.ts';
import { formatTerm } from '../../../i18n/format-term.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { paths } from '../../../paths.ts';
import { countdownTone, minutesToAnnounce, secondsLeft } from '../../../shell/countdown.rules.ts';
import { useSeconds } from '../../../shell/use-seconds.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { Card } from '../../../ui/primitives/card.tsx';
import { Countdown } from '../../../ui/primitives/countdown.tsx';
import { LinkButton } from '../../../ui/primitives/link-button.tsx';

type PayFrameProps = {
  page: PaymentPage;
  title: string;
  lead: string;
  /** Below the countdown: what to scan, open or copy. */
  children: ReactNode;
  /** Replaces "Pay another way". */
  otherWay?: ReactNode;
  /** Nothing can be paid yet, so nothing can arrive. */
  isBeforePaying?: boolean;
};

/** The frame of a payment that can be made now: what for, how much, until when, and what else can be done. */
export function PayFrame({
  page,
  title,
  lead,
  children,
  otherWay,
  isBeforePaying = false,
}: PayFrameProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const { mutate: check, isPending: isChecking } = useCheckPayment();
  const until = Date.parse(page.expires_at);
  const seconds = secondsLeft(until, useSeconds(until));
  const minutes = minutesToAnnounce(seconds);
  const share = (seconds * 1_000) / (until - Date.parse(page.created_at));
  const paymentId = page.id;
  // Back from the app of a bank or a wallet: the gateway is asked at once.
  useEffect(() => {
    const onReturn = () => {
      if (document.visibilityState === 'visible') check({ body: { payment_id: paymentId } });
    };
    document.addEventListener('visibilitychange', onReturn);
    return () => document.removeEventListener('visibilitychange', onReturn);
  }, [check, paymentId]);
  return (
    <>
      <h1 className="type-title-1">{title}</h1>
      <p className="mt-1.5 mb-[22px] text-muted leading-[21px]">{lead}</p>
      <Card as="section" className="overflow-hidden" padding="none">
        <Countdown
          announcement={minutes === null ? '' : t('transferMinutesLeft', { count: minutes })}
          label={t('transferPayWithin')}
          secondsLeft={seconds}
          share={Math.min(1, share)}
          timerLabel={t('transferPayWithin')}
          tone={countdownTone(seconds)}
        >
          <div className="min-w-0 grow text-right">
            <p className="mb-0.5 text-muted">
              {page.title}, {formatTerm(t, page.duration)}
            </p>
            <p className="type-tabular font-semibold text-[1.75rem] leading-8 tracking-[-.02em]">
              {totalText(i18n, page)}
            </p>
          </div>
        </Countdown>
        <div className="border-border border-t">{children}</div>
      </Card>
      {isBeforePaying ? null : (
        <p className="mt-4 text-center text-muted">{t('payPageAutomatic')}</p>
      )}
      <div className="mt-4 flex flex-wrap justify-center gap-2">
        {isBeforePaying ? null : (
          <Button
            loading={isChecking}
            onClick={() => check({ body: { payment_id: paymentId } })}
            variant="secondary"
          >
            {t('payPageCheck')}
          </Button>
        )}
        {otherWay ?? (
          <LinkButton as={Link} href={paths.orderAgain(page.product_id)} variant="ghost">
            {t('payPageOtherWay')}
          </LinkButton>
        )}
      </div>
    </>
  );
}
