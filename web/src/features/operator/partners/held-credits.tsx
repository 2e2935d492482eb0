import { centsFromDollars } from '@sesame/contract/money.ts';
import {
  type HeldCredit,
  listHeldCredits,
  releaseHeldCredit,
} from '@sesame/contract/operator-credits.ts';
import { readPartner } from '@sesame/contract/operator-referrals.ts';
import { useState } from 'react';
import { useMay } from '../../../api/operator/use-operator.ts';
import { useOperatorMutation, useOperatorQuery } from '../../../api/operator/use-operator-query.ts';
import { formatDate, formatMoney } from '../../../i18n/format.ts';
import { useWords } from '../../../i18n/words.ts';
import { ReasonDialog } from '../../../shell/console/reason-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/console/console-page.tsx';
import { partnerWords } from './partners.words.ts';

const money = (dollars: number) => formatMoney(centsFromDollars(dollars));

/** Refunds to this person's balance: what pays orders only, and from when on it may be paid out. Nothing without any. */
export function HeldCredits({ partnerId }: { partnerId: string }) {
  const say = useWords(partnerWords);
  const may = useMay();
  const [asked, setAsked] = useState<HeldCredit | null>(null);
  const credits = useOperatorQuery(
    listHeldCredits,
    { params: { id: partnerId } },
    { enabled: may('payouts:read') },
  );
  const release = useOperatorMutation(releaseHeldCredit, {
    touches: [listHeldCredits, readPartner],
  });
  if (credits.data === undefined || credits.data.length === 0) return null;
  return (
    <Panel className="mb-6">
      <h2 className="type-title-2">{say('credits')}</h2>
      <p className="mt-1 mb-4 text-muted">{say('creditsLead')}</p>
      <ul className="m-0 grid list-none gap-3 p-0">
        {credits.data.map((credit) => (
          <li className="flex flex-wrap items-center justify-between gap-3" key={credit.id}>
            <span>
              <span className="font-semibold">{money(credit.amount)}</span>{' '}
              <span className="text-muted">
                {credit.released === null
                  ? say('creditUntil', { date: formatDate(credit.releasable_at) })
                  : say('creditReleased', { amount: money(credit.released) })}
              </span>
            </span>
            {credit.released === null && may('payouts:write') ? (
              <Button
                onClick={() => {
                  release.reset();
                  setAsked(credit);
                }}
                size="sm"
                variant="outline"
              >
                {say('creditRelease')}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      {asked ? (
        <ReasonDialog
          act={release}
          lead={say('creditReleaseLead')}
          onClose={() => setAsked(null)}
          onReason={(reason) =>
            release.mutate(
              { params: { id: asked.id }, body: { reason } },
              { onSuccess: () => setAsked(null) },
            )
          }
          submitLabel={say('save')}
          title={say('creditReleaseTitle', { amount: money(asked.amount) })}
        />
      ) : null}
    </Panel>
  );
}
