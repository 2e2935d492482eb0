import { centsFromDollars } from '@sesame/contract/money.ts';
import {
  listPartners,
  listReferralFlags,
  resolveReferralFlag,
} from '@sesame/contract/operator-referrals.ts';
import { useState } from 'react';
import { useMay } from '../../../api/operator/use-operator.ts';
import { useOperatorMutation, useOperatorQuery } from '../../../api/operator/use-operator-query.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { formatMoney } from '../../../i18n/format.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { useWords } from '../../../i18n/words.ts';
import { ReasonDialog } from '../../../shell/console/reason-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/console/console-page.tsx';
import { Note } from '../../../ui/note.tsx';
import { partnerWords } from './partners.words.ts';

type Asked = { id: string; verdict: 'cleared' | 'confirmed' };

/** Partners whose accounts look like one person's; nothing is drawn when there are none, and what failed says so. */
export function ReferralFlags() {
  const { t } = useI18n();
  const say = useWords(partnerWords);
  const may = useMay();
  const list = useOperatorQuery(listReferralFlags, {});
  const flags = list.data ?? [];
  const [asked, setAsked] = useState<Asked | null>(null);
  const resolve = useOperatorMutation(resolveReferralFlag, {
    touches: [listReferralFlags, listPartners],
  });
  const ask = (next: Asked) => {
    resolve.reset();
    setAsked(next);
  };
  if (list.isError && list.data === undefined) {
    return (
      <Note
        action={
          <Button onClick={() => void list.refetch()} size="sm" variant="ghost">
            {say('tryAgain')}
          </Button>
        }
        className="mb-5"
        role="alert"
        tone="danger"
      >
        {say('flagsFailed', { why: errorText(t, list.error) })}
      </Note>
    );
  }
  if (flags.length === 0) return null;
  return (
    <Panel className="mb-5" title={say('flags')}>
      <ul className="m-0 grid list-none gap-3 p-0">
        {flags.map(({ id, username, network, accounts, held }) => (
          <li className="flex flex-wrap items-center justify-between gap-3" key={id}>
            <span className="wrap-anywhere min-w-0">
              {say('flag', {
                name: username,
                count: accounts,
                network,
                amount: formatMoney(centsFromDollars(held)),
              })}
            </span>
            {may('referrals:write') ? (
              <span className="flex gap-2">
                <Button onClick={() => ask({ id, verdict: 'cleared' })} size="sm" variant="outline">
                  {say('clearFlag')}
                </Button>
                <Button
                  onClick={() => ask({ id, verdict: 'confirmed' })}
                  size="sm"
                  variant="destructive"
                >
                  {say('confirmFlag')}
                </Button>
              </span>
            ) : null}
          </li>
        ))}
      </ul>
      {asked ? (
        <ReasonDialog
          act={resolve}
          destructive={asked.verdict === 'confirmed'}
          onClose={() => setAsked(null)}
          onReason={(reason) =>
            resolve.mutate(
              { params: { id: asked.id }, body: { verdict: asked.verdict, reason } },
              { onSuccess: () => setAsked(null) },
            )
          }
          submitLabel={say('save')}
          title={say(asked.verdict === 'cleared' ? 'clearTitle' : 'confirmTitle')}
          {...(asked.verdict === 'confirmed' && { lead: say('confirmLead') })}
        />
      ) : null}
    </Panel>
  );
}
