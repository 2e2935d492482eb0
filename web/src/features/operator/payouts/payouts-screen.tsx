import { centsFromDollars } from '@sesame/contract/money.ts';
import {
  exportPayouts,
  listAllPayouts,
  type OperatorPayout,
  readPayout,
} from '@sesame/contract/operator-referrals.ts';
import { payoutStates } from '@sesame/contract/referrals.ts';
import { BadgeCheck } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { useMay } from '../../../api/operator/use-operator.ts';
import { useOperatorQuery } from '../../../api/operator/use-operator-query.ts';
import { useRecordList } from '../../../api/operator/use-record-list.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { formatDate, formatMoney } from '../../../i18n/format.ts';
import { useDocumentTitle } from '../../../i18n/use-document-title.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { useWords } from '../../../i18n/words.ts';
import { operatorPaths } from '../../../operator-paths.ts';
import { ExportButton } from '../../../shell/console/export-button.tsx';
import { RecordListView } from '../../../shell/console/record-list.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { ConsolePage, Panel } from '../../../ui/console/console-page.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Note } from '../../../ui/note.tsx';
import { SegmentedFilter } from '../../../ui/segmented-filter.tsx';
import { EmptyState } from '../../../ui/state-view.tsx';
import { DecideChosen } from './decide-chosen.tsx';
import { PayoutDetail } from './payout-detail.tsx';
import { networkNames, shortAddress, stateWords } from './payout-words.ts';
import { payoutWords } from './payouts.words.ts';

/** How many rows a page has; a shorter one is the last. */
const PAGE = 50;

/** Payouts of a state, and beside them the one that is decided about. */
export function PayoutsScreen() {
  const { t } = useI18n();
  const say = useWords(payoutWords);
  const may = useMay();
  useDocumentTitle(say('title'));
  const [path, navigate] = useLocation();
  const words = useSearch();
  const given = new URLSearchParams(words);
  const named = payoutStates.find((one) => one === given.get('state'));
  const looked = given.get('payout');
  // Whoever comes from elsewhere knows which payout, and not in which state it is.
  const found = useOperatorQuery(
    readPayout,
    { params: { id: looked ?? '' } },
    { enabled: looked !== null && named === undefined },
  );
  const state = named ?? found.data?.state ?? 'requested';
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const list = useRecordList(listAllPayouts, {
    filterNames: ['state'],
    inputOf: (_filters, after) => ({
      query: { state, ...(after !== undefined && { after }) },
    }),
    rowsOf: (page) => page,
    nextOf: (page) => (page.length < PAGE ? undefined : page.at(-1)?.id),
  });
  const choose = (next: string) => {
    setChosen(new Set());
    navigate(next === 'requested' ? path : `${path}?state=${next}`, { replace: true });
  };
  const addressOf = (id: string) => {
    const next = new URLSearchParams(words);
    next.set('state', state);
    next.set('payout', id);
    return `${operatorPaths.payouts()}?${next.toString()}`;
  };
  const rows = list.rows ?? [];
  const payout = rows.find(({ id }) => id === looked) ?? found.data;
  const decision = state === 'requested' ? 'approve' : state === 'approved' ? 'send' : undefined;
  const decides = decision !== undefined && may('payouts:write');
  // What somebody sends already is not started again.
  const marked = rows.filter(({ id, sending_at: since }) => chosen.has(id) && since === null);
  return (
    <ConsolePage
      actions={
        <ExportButton
          input={() => ({ query: { state } })}
          label={say('batch')}
          name={`payouts-${state}`}
          route={exportPayouts}
        />
      }
      title={say('title')}
    >
      <SegmentedFilter
        className="mb-4 max-md:flex-wrap"
        label={say('state')}
        onChange={choose}
        segments={payoutStates.map((value) => ({ value, label: say(stateWords[value]) }))}
        value={state}
      />
      <div className="grid items-start gap-5 min-[1100px]:grid-cols-[minmax(0,1fr)_360px]">
        <div className="min-w-0">
          <RecordListView<OperatorPayout, 'state'>
            bulk={
              decides && marked.length > 0 ? (
                <DecideChosen
                  decision={decision}
                  onDone={() => setChosen(new Set())}
                  payouts={marked}
                />
              ) : null
            }
            caption={say('list')}
            columns={[
              {
                key: 'partner',
                header: say('partner'),
                cell: ({ id, username, verified }) => (
                  <Link
                    aria-current={id === looked ? 'true' : undefined}
                    className="flex min-w-0 items-center gap-3 font-medium hover:underline aria-[current]:text-accent-text max-md:justify-end pointer-coarse:min-h-11"
                    href={addressOf(id)}
                  >
                    <Avatar name={username} size={34} />
                    <span className="wrap-anywhere min-w-0">{username}</span>
                    {verified ? (
                      <span className="text-accent-text" title={say('verified')}>
                        <Icon of={BadgeCheck} size={16} />
                        <span className="sr-only">{say('verified')}</span>
                      </span>
                    ) : null}
                  </Link>
                ),
              },
              {
                key: 'requested',
                header: say('requested'),
                look: 'muted',
                cell: ({ created_at: at }) => formatDate(at),
              },
              {
                key: 'network',
                header: say('network'),
                cell: ({ network, address }) => (
                  <>
                    <span className="block">{networkNames[network]}</span>
                    <span className="block font-mono text-[.8125rem] text-muted" title={address}>
                      {shortAddress(address)}
                    </span>
                  </>
                ),
              },
              {
                key: 'amount',
                header: say('amount'),
                look: 'amount',
                cell: ({ amount }) => formatMoney(centsFromDollars(amount)),
              },
            ]}
            empty={<EmptyState text={say('noneHint')} title={say('none')} />}
            list={{ ...list, hasFilters: false }}
            rowKey={({ id }) => id}
            {...(decides && {
              selection: {
                chosen,
                onChange: setChosen,
                label: ({ username }: OperatorPayout) => say('choose', { name: username }),
                allLabel: say('chooseAll'),
              },
            })}
          />
        </div>
        {payout ? (
          <PayoutDetail key={payout.id} payout={payout} />
        ) : found.isError ? (
          <Note role="alert" tone="danger">
            {errorText(t, found.error)}
          </Note>
        ) : rows.length > 0 ? (
          <Panel className="max-[1099px]:hidden">
            <p className="text-muted">{say('pick')}</p>
          </Panel>
        ) : null}
      </div>
    </ConsolePage>
  );
}
