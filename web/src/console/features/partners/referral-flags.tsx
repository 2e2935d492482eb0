import {
  listPartners,
  listReferralFlags,
  resolveReferralFlag,
} from '@sesame/contract/console/referrals.ts';
import { useState } from 'react';
import { errorText } from '../../../i18n/error-text.ts';
import { formatDollars } from '../../../i18n/format-amount.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { Note } from '../../../ui/primitives/note.tsx';
import { useConsoleQuery } from '../../api/use-console-query.ts';
import { useMay } from '../../api/use-operator.ts';
import { ReasonDialog } from '../../ui/dialogs/reason-dialog.tsx';
import { Panel } from '../../ui/page/console-page.tsx';
import { partnerMessages } from './partners.messages.ts';

type Verdict = { id: string; verdict: 'cleared' | 'confirmed' };

/** Partners flagged for many accounts from one network; renders nothing when there are none. */
export function ReferralFlags() {
  const { language, t: tShop } = useI18n();
  const t = useMessages(partnerMessages);
  const may = useMay();
  const list = useConsoleQuery(listReferralFlags, {});
  const flags = list.data ?? [];
  const [selected, setSelected] = useState<Verdict | null>(null);
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
                amount: formatDollars(language, held),
              })}
            </span>
            {may('referrals:write') ? (
              <span className="flex gap-2">
                <Button
                  onClick={() => setSelected({ id, verdict: 'cleared' })}
                  size="sm"
                  variant="outline"
                >
                  {t('clearFlag')}
                </Button>
                <Button
                  onClick={() => setSelected({ id, verdict: 'confirmed' })}
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
      {selected ? (
        <ReasonDialog
          destructive={selected.verdict === 'confirmed'}
          onClose={() => setSelected(null)}
          route={resolveReferralFlag}
          params={{ id: selected.id }}
          body={{ verdict: selected.verdict }}
          touches={[listReferralFlags, listPartners]}
          submitLabel={t(selected.verdict === 'cleared' ? 'clear' : 'confirmFlag')}
          title={t(selected.verdict === 'cleared' ? 'clearTitle' : 'confirmTitle')}
          {...(selected.verdict === 'confirmed' && { lead: t('confirmLead') })}
        />
      ) : null}
    </Panel>
  );
}
