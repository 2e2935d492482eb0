import {
  type ConsolePayout,
  listConsolePayouts,
  readPayout,
  readPayoutTotals,
} from '@sesame/contract/console/referrals.ts';
import { payoutStates } from '@sesame/contract/shop/referrals.ts';
import { BadgeCheck } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { errorText } from '../../../i18n/error-text.ts';
import { formatDate } from '../../../i18n/format.ts';
import { formatDollars } from '../../../i18n/format-amount.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useDocumentTitle } from '../../../i18n/use-document-title.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { EmptyState } from '../../../ui/data/state-view.tsx';
import { SegmentedFilter } from '../../../ui/forms/segmented-filter.tsx';
import { Avatar } from '../../../ui/primitives/avatar.tsx';
import { Icon } from '../../../ui/primitives/icon.tsx';
import { Note } from '../../../ui/primitives/note.tsx';
import { useConsoleList } from '../../api/use-console-list.ts';
import { useConsoleQuery } from '../../api/use-console-query.ts';
import { useMay } from '../../api/use-operator.ts';
import { consolePaths } from '../../paths.ts';
import { ConsoleList } from '../../ui/lists/console-list.tsx';
import { ListExport } from '../../ui/lists/export-button.tsx';
import { ConsolePage, Panel } from '../../ui/page/console-page.tsx';
import { DecideSelected } from './decide-selected.tsx';
import { PayoutDetail } from './payout-detail.tsx';
import { networkNames, shortAddress, stateMessages } from './payout-names.ts';
import { payoutMessages } from './payouts.messages.ts';

/** Payouts in a state, and beside them the selected one. */
export function PayoutsScreen() {
  const { language, t: tShop } = useI18n();
  const t = useMessages(payoutMessages);
  const may = useMay();
  useDocumentTitle(t('title'));
  const [path, navigate] = useLocation();
  const search = useSearch();
  const given = new URLSearchParams(search);
  const named = payoutStates.find((one) => one === given.get('state'));
  const looked = given.get('payout');
  // A link from elsewhere names the payout, but not its state.
  const found = useConsoleQuery(
    readPayout,
    { params: { id: looked ?? '' } },
    { enabled: looked !== null && named === undefined },
  );
  const state = named ?? found.data?.state ?? 'requested';
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const list = useConsoleList(listConsolePayouts, { defaults: { state } });
  const choose = (next: string) => {
    setChosen(new Set());
    navigate(next === 'requested' ? path : `${path}?state=${next}`, { replace: true });
  };
  const addressOf = (id: string) => {
    const next = new URLSearchParams(search);
    next.set('state', state);
    next.set('payout', id);
    next.delete('action');
    return `${consolePaths.payouts()}?${next.toString()}`;
  };
  const rows = list.rows ?? [];
  const payout = rows.find(({ id }) => id === looked) ?? found.data;
  const decision = state === 'requested' ? 'approve' : state === 'approved' ? 'send' : undefined;
  const decides = decision !== undefined && may('payouts:write');
  // Payouts that are being sent already are left out.
  const marked = rows.filter(({ id, sending_at: since }) => chosen.has(id) && since === null);
  return (
    <ConsolePage
      actions={<ListExport label={t('batch')} list={list} name={`payouts-${state}`} />}
      title={t('title')}
    >
      <SegmentedFilter
        className="mb-4 max-md:flex-wrap"
        label={t('state')}
        onChange={choose}
        segments={payoutStates.map((value) => ({ value, label: t(stateMessages[value]) }))}
        value={state}
      />
      <OpenTotal state={state} />
      <div className="grid items-start gap-5 min-[1100px]:grid-cols-[minmax(0,1fr)_360px]">
        <div className="min-w-0">
          <ConsoleList
            bulk={
              decides && marked.length > 0 ? (
                <DecideSelected
                  decision={decision}
                  onDone={() => setChosen(new Set())}
                  payouts={marked}
                />
              ) : null
            }
            caption={t('list')}
            columns={[
              {
                key: 'partner',
                phone: 'title',
                header: t('partner'),
                cell: ({ id, username, verified }) => (
                  <Link
                    aria-current={id === looked ? 'true' : undefined}
                    className="flex min-w-0 items-center gap-3 font-medium hover:underline aria-[current]:text-accent-text md:pointer-coarse:min-h-11"
                    href={addressOf(id)}
                  >
                    <Avatar name={username} size={28} />
                    <span className="inline-flex min-w-0 items-center gap-3 md:min-w-30">
                      <span className="wrap-anywhere min-w-0">{username}</span>
                      {verified ? (
                        <span className="text-accent-text" title={t('verified')}>
                          <Icon of={BadgeCheck} size={16} />
                          <span className="sr-only">{t('verified')}</span>
                        </span>
                      ) : null}
                    </span>
                  </Link>
                ),
              },
              {
                key: 'requested',
                phone: 'underEnd',
                header: t('requested'),
                variant: 'muted',
                cell: ({ created_at: at }) => formatDate(at),
              },
              {
                key: 'network',
                phone: 'under',
                header: t('network'),
                cell: ({ network, address }) => (
                  <>
                    <span className="md:block">{networkNames[network]}</span>{' '}
                    <span className="font-mono text-[.8125rem] text-muted md:block" title={address}>
                      {shortAddress(address)}
                    </span>
                  </>
                ),
              },
              {
                key: 'amount',
                phone: 'end',
                header: t('amount'),
                variant: 'amount',
                cell: ({ amount }) => formatDollars(language, amount),
              },
            ]}
            empty={<EmptyState text={t('noneHint')} title={t('none')} />}
            list={{ ...list, hasFilters: false }}
            {...(decides && {
              selection: {
                chosen,
                onChange: setChosen,
                label: ({ username }: ConsolePayout) => t('choose', { name: username }),
                allLabel: t('chooseAll'),
              },
            })}
          />
        </div>
        {payout ? (
          <PayoutDetail
            approves={given.get('action') === 'approve'}
            key={payout.id}
            payout={payout}
          />
        ) : found.isError ? (
          <Note role="alert" tone="danger">
            {errorText(tShop, found.error)}
          </Note>
        ) : rows.length > 0 ? (
          <Panel className="max-[1099px]:hidden">
            <p className="text-muted">{t('pick')}</p>
          </Panel>
        ) : null}
      </div>
    </ConsolePage>
  );
}

/** What all payouts of an open state add up to, also those on further pages. */
function OpenTotal({ state }: { state: string }) {
  const { language } = useI18n();
  const t = useMessages(payoutMessages);
  const { data } = useConsoleQuery(readPayoutTotals, {});
  if (data === undefined || (state !== 'requested' && state !== 'approved')) return null;
  const { count, total } = data[state];
  if (count === 0) return null;
  return (
    <p className="mb-4 font-medium">
      {t(state === 'requested' ? 'waiting' : 'unpaid', {
        count,
        amount: formatDollars(language, total),
      })}
    </p>
  );
}
