import {
  listPartners,
  listReferralFlags,
  resolveReferralFlag,
} from '@sesame/contract/console/referrals.ts';
import { centsFromDollars } from '@sesame/contract/shared/money.ts';
import { useState } from 'react';
import { errorText } from '../../../i18n/error-text.ts';
import { formatMoney } from '../../../i18n/format.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { Note } from '../../../ui/primitives/note.tsx';
import { useConsoleMutation, useConsoleQuery } from '../../api/use-console-query.ts';
import { useMay } from '../../api/use-operator.ts';
import { ReasonDialog } from '../../ui/dialogs/reason-dialog.tsx';
import { Panel } from '../../ui/page/console-page.tsx';
import { partnerMessages } from './partners.messages.ts';

type Asked = { id: string; verdict: 'cleared' | 'confirmed' };

/** Partners flagged for many accounts from one network; renders nothing when there are none. */
export function ReferralFlags() {
  const { t: tShop } = useI18n();
  const t = useMessages(partnerMessages);
  const may = useMay();
  const list = useConsoleQuery(listReferralFlags, {});
  const flags = list.data ?? [];
  const [asked, setAsked] = useState<Asked | null>(null);
  const resolve = useConsoleMutation(resolveReferralFlag, {
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
            {t('tryAgain')}
          </Button>
        }
        className="mb-5"
        role="alert"
        tone="danger"
      >
        {t('flagsFailed', { why: errorText(tShop, list.error) })}
      </Note>
    );
  }
  if (flags.length === 0) return null;
  return (
    <Panel className="mb-5" title={t('flags')}>
      <ul className="m-0 grid list-none gap-3 p-0">
        {flags.map(({ id, username, network, accounts, held }) => (
          <li className="flex flex-wrap items-center justify-between gap-3" key={id}>
            <span className="wrap-anywhere min-w-0">
              {t('flag', {
                name: username,
                count: accounts,
                network,
                amount: formatMoney(centsFromDollars(held)),
              })}
            </span>
            {may('referrals:write') ? (
              <span className="flex gap-2">
                <Button onClick={() => ask({ id, verdict: 'cleared' })} size="sm" variant="outline">
                  {t('clearFlag')}
                </Button>
                <Button
                  onClick={() => ask({ id, verdict: 'confirmed' })}
                  size="sm"
                  variant="destructive"
                >
                  {t('confirmFlag')}
                </Button>
              </span>
            ) : null}
          </li>
        ))}
      </ul>
      {asked ? (
        <ReasonDialog
          action={resolve}
          destructive={asked.verdict === 'confirmed'}
          onClose={() => setAsked(null)}
          onReason={(reason) =>
            resolve.mutate(
              { params: { id: asked.id }, body: { verdict: asked.verdict, reason } },
              { onSuccess: () => setAsked(null) },
            )
          }
          submitLabel={t('save')}
          title={t(asked.verdict === 'cleared' ? 'clearTitle' : 'confirmTitle')}
          {...(asked.verdict === 'confirmed' && { lead: t('confirmLead') })}
        />
      ) : null}
    </Panel>
  );
}
