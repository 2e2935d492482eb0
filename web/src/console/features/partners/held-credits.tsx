import {
  type HeldCredit,
  listHeldCredits,
  releaseHeldCredit,
} from '@sesame/contract/console/payments/credits.ts';
import { readPartner } from '@sesame/contract/console/referrals.ts';
import { useState } from 'react';
import { formatDate } from '../../../i18n/format.ts';
import { formatDollars } from '../../../i18n/format-amount.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { useConsoleQuery } from '../../api/use-console-query.ts';
import { useMay } from '../../api/use-operator.ts';
import { ReasonDialog } from '../../ui/dialogs/reason-dialog.tsx';
import { Panel } from '../../ui/page/console-page.tsx';
import { partnerMessages } from './partners.messages.ts';

/**
 * Refunds to this buyer's balance that can only pay for orders, with the date from which their payout can be
 * allowed. Renders nothing if there are none.
 */
export function HeldCredits({ partnerId }: { partnerId: string }) {
  const { language } = useI18n();
  const t = useMessages(partnerMessages);
  const may = useMay();
  const [selected, setSelected] = useState<HeldCredit | null>(null);
  const credits = useConsoleQuery(
    listHeldCredits,
    { params: { id: partnerId } },
    { enabled: may('payouts:read') },
  );
  if (credits.data === undefined || credits.data.length === 0) return null;
  return (
    <Panel className="mb-6">
      <h2 className="type-title-2">{t('credits')}</h2>
      <p className="mt-1 mb-4 text-muted">{t('creditsLead')}</p>
      <ul className="m-0 grid list-none gap-3 p-0">
        {credits.data.map((credit) => (
          <li className="flex flex-wrap items-center justify-between gap-3" key={credit.id}>
            <span>
              <span className="font-semibold">{formatDollars(language, credit.amount)}</span>{' '}
              <span className="text-muted">
                {credit.released === null
                  ? t('creditUntil', { date: formatDate(credit.releasable_at) })
                  : t('creditReleased', { amount: formatDollars(language, credit.released) })}
              </span>
            </span>
            {credit.released === null && may('payouts:write') ? (
              <Button onClick={() => setSelected(credit)} size="sm" variant="outline">
                {t('creditRelease')}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      {selected ? (
        <ReasonDialog
          lead={t('creditReleaseLead')}
          onClose={() => setSelected(null)}
          route={releaseHeldCredit}
          params={{ id: selected.id }}
          touches={[listHeldCredits, readPartner]}
          submitLabel={t('creditRelease')}
          title={t('creditReleaseTitle', { amount: formatDollars(language, selected.amount) })}
        />
      ) : null}
    </Panel>
  );
}
