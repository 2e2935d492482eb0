import type { Renewal } from '@sesame/contract/shop/renewals.ts';
import { formatDate, formatDollars } from '../../../../i18n/format.ts';
import { formatTerm } from '../../../../i18n/format-term.ts';
import { useI18n } from '../../../../i18n/use-i18n.ts';
import { useChargedFrom } from './use-charged-from.ts';

/** “Renews on 12.12.2026 for $9.99 from Visa ···4242”, with the period of another plan; or that it is off. */
export function RenewalText({ renewal }: { renewal: Renewal }) {
  const { t } = useI18n();
  const chargedFrom = useChargedFrom();
  const { state, method, total, new_plan: plan, charge_at: at } = renewal;
  if (state === 'off' || state === 'beginning') {
    return <p className="text-muted">{t(state === 'off' ? 'renewalOff' : 'renewalBeginning')}</p>;
  }
  const from = method && (
    <span className="text-muted">{t('renewalFrom', { method: chargedFrom(method) })}</span>
  );
  return (
    <p className="type-tabular min-w-0 flex-[1_1_12rem]">
      {state === 'on' && at !== null && total !== null ? (
        <>
          {t(plan === null ? 'renewalOn' : 'renewalOnAs', {
            ...{ date: formatDate(at), amount: formatDollars(total) },
            period: plan === null ? '' : formatTerm(t, plan),
          })}{' '}
        </>
      ) : (
        <>
          {t('renewalTitle')} {total === null ? null : formatDollars(total)}{' '}
        </>
      )}
      {from}
    </p>
  );
}
