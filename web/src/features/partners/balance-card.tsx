import { centsFromDollars } from '@sesame/contract/shared/money.ts';
import type { ReferralData } from '@sesame/contract/shop/referrals.ts';
import { Suspense, useId, useState } from 'react';
import { formatMoney } from '../../i18n/format.ts';
import { formatMoneyShort } from '../../i18n/format-short.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { lazyScreen } from '../../shell/lazy-screen.ts';
import { Status } from '../../ui/data/status.tsx';
import { Button } from '../../ui/primitives/button.tsx';
import { Card } from '../../ui/primitives/card.tsx';
import { payoutBlock } from './partners.rules.ts';
import { PayoutBlocked } from './payouts/payout-blocked.tsx';

const PayoutSheet = lazyScreen(() =>
  import('./payouts/payout-sheet.tsx').then((module) => module.PayoutSheet),
).Component;

/** Where every earned cent is now, and the payout button. */
export function BalanceCard({ data }: { data: ReferralData }) {
  const { t } = useI18n();
  const title = useId();
  const [sheet, setSheet] = useState<'never' | 'open' | 'closed'>('never');
  const [requested, setRequested] = useState(false);
  const block = payoutBlock(data, new Date());
  const minimum = formatMoneyShort(centsFromDollars(data.payout.minimum));
  return (
    <Card aria-labelledby={title} as="section">
      <h2 className="font-normal text-muted" id={title}>
        {t('balanceAvailable')}
      </h2>
      <p className="type-tabular wrap-anywhere mt-1.5 mb-[18px] font-semibold text-4xl leading-10 tracking-[-.026em]">
        {formatMoney(centsFromDollars(data.available_for_payout_and_orders))}
      </p>
      {data.orders_only === 0 ? null : (
        <div className="-mt-2 mb-[18px] text-[.8125rem] text-muted leading-[18px]">
          <p className="type-tabular flex items-baseline justify-between gap-4">
            <span>{t('balanceOrdersOnly')}</span>
            <span>{formatMoney(centsFromDollars(data.orders_only))}</span>
          </p>
          <p className="mt-1">{t('balanceOrdersOnlyHint')}</p>
        </div>
      )}
      <BalanceLines data={data} />
      <Button
        block
        disabled={block !== null}
        onClick={() => {
          setRequested(false);
          setSheet('open');
        }}
        size="lg"
      >
        {block?.reason === 'minimum'
          ? t('payoutMissing', { amount: formatMoney(block.missingCents) })
          : t('payoutRequest')}
      </Button>
      <p className="mt-3 text-center text-[.8125rem] text-muted leading-[18px]">
        {t('payoutFrom', { amount: minimum })}
      </p>
      {block ? <PayoutBlocked block={block} /> : null}
      <div className="mt-3 flex justify-center empty:hidden" role="status">
        {requested ? <Status kind="active">{t('payoutRequested')}</Status> : null}
      </div>
      {sheet === 'never' ? null : (
        <Suspense fallback={null}>
          <PayoutSheet
            data={data}
            onClose={() => setSheet('closed')}
            onRequested={() => {
              setRequested(true);
              setSheet('closed');
            }}
            open={sheet === 'open'}
          />
        </Suspense>
      )}
    </Card>
  );
}

/**
 * Together with the available amount they add up to the total plus credits; parts that are zero and unused are omitted.
 */
function BalanceLines({ data }: { data: ReferralData }) {
  const { t } = useI18n();
  return (
    <dl className="type-tabular mb-[18px]">
      {data.credited === 0 ? null : <Line amount={data.credited} label={t('balanceCredited')} />}
      <Line amount={data.paid_out} label={t('balancePaidOut')} />
      <Line amount={data.pending_payout} label={t('balancePending')} />
      {data.on_hold === 0 ? null : <Line amount={data.on_hold} label={t('balanceOnHold')} part />}
      {data.in_payout === 0 ? null : (
        <Line amount={data.in_payout} label={t('balanceInPayout')} part />
      )}
      {data.spent === 0 ? null : <Line amount={data.spent} label={t('balanceSpent')} />}
      {data.reversed === 0 ? null : <Line amount={data.reversed} label={t('balanceReversed')} />}
    </dl>
  );
}

type LineProps = {
  label: string;
  /** Dollars. */
  amount: number;
  /** A part of the line above. */
  part?: boolean;
};

function Line({ label, amount, part = false }: LineProps) {
  return (
    <div
      className={`flex items-baseline justify-between gap-4 leading-5 ${part ? 'pb-3 pl-3 text-[.8125rem] text-muted' : 'border-border py-3 not-first:border-t'}`}
    >
      <dt className="text-muted">{label}</dt>
      <dd>{formatMoney(centsFromDollars(amount))}</dd>
    </div>
  );
}
