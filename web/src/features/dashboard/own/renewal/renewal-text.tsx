import type { Renewal, RenewalMethod } from '@sesame/contract/shop/renewals.ts';
import { Link } from 'wouter';
import { formatDate, formatDollars } from '../../../../i18n/format.ts';
import { formatTerm } from '../../../../i18n/format-term.ts';
import { useI18n } from '../../../../i18n/use-i18n.ts';
import { paths } from '../../../../paths.ts';
import { TextLink } from '../../../../ui/primitives/text-link.tsx';
import { useChargedFrom } from './use-charged-from.ts';

/** What is charged; a saved method leads to the page of all of them. */
function From({ method, children }: { method: RenewalMethod; children: string }) {
  return method.id === null ? (
    <span className="text-muted">{children}</span>
  ) : (
    <TextLink as={Link} href={paths.savedMethods()}>
      {children}
    </TextLink>
  );
}

/** “Renews on 12.12.2026 for $9.99 from Visa ···4242”, with the period of another plan; or that it is off. */
export function RenewalText({ renewal }: { renewal: Renewal }) {
  const { t } = useI18n();
  const chargedFrom = useChargedFrom();
  const { state, method, total, new_plan: plan, charge_at: at } = renewal;
  if (state === 'off' || state === 'beginning') {
    return <p className="text-muted">{t(state === 'off' ? 'renewalOff' : 'renewalBeginning')}</p>;
  }
  const from = method && (
    <From method={method}>{t('renewalFrom', { method: chargedFrom(method) })}</From>
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
