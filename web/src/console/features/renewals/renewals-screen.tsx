import {
  CLOSED_RENEWALS_DAYS,
  type ListedRenewal,
  listConsoleRenewals,
  RENEWAL_FIGURES_DAYS,
  renewalGroups,
} from '@sesame/contract/console/renewals/renewal-list.ts';
import { shortMethodName } from '@sesame/contract/shared/renewals/method-brand.ts';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { formatDate } from '../../../i18n/format.ts';
import { formatDollars } from '../../../i18n/format-amount.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { useTitle } from '../../../i18n/use-title.ts';
import { EmptyState } from '../../../ui/data/state-view.tsx';
import { Badge } from '../../../ui/primitives/badge.tsx';
import { useConsoleList } from '../../api/use-console-list.ts';
import { consolePaths } from '../../paths.ts';
import { ListScreen } from '../../ui/lists/list-screen.tsx';
import { PhoneFold } from '../../ui/page/phone-fold.tsx';
import { RenewalFigures } from './renewal-figures.tsx';
import { LastAnswer, RenewalStateMark } from './renewal-state.tsx';
import { renewalListMessages } from './renewals.messages.ts';

/** Renewals of all subscriptions: what is due, at risk, recovered and lost. A row opens the subscription. */
export function RenewalsScreen() {
  const t = useMessages(renewalListMessages);
  const titleOf = useTitle();
  const { language } = useI18n();
  const list = useConsoleList(listConsoleRenewals);
  return (
    <ListScreen
      caption={t('list')}
      columns={[
        {
          key: 'buyer',
          phone: 'title',
          header: t('buyer'),
          wrap: true,
          cell: ({ subscription_id: id, user }) => (
            <Link className="wrap-anywhere hover:underline" href={consolePaths.subscription(id)}>
              <bdi className="block font-medium">{user.username}</bdi>
              <span
                className="block max-w-52 truncate text-[.8125rem] text-muted max-md:hidden"
                title={user.email}
              >
                {user.email}
              </span>
            </Link>
          ),
        },
        {
          key: 'product',
          header: t('product'),
          wrap: true,
          from: 'wide',
          cell: ({ product }) => <span className="wrap-anywhere">{titleOf(product)}</span>,
        },
        {
          key: 'at',
          phone: 'underEnd',
          header: t('chargeAt'),
          cell: ({ charge_at: at }) => (
            <span className="type-tabular">{at === null ? '–' : formatDate(at)}</span>
          ),
        },
        {
          key: 'amount',
          phone: 'end',
          header: t('amount'),
          variant: 'amount',
          cell: ({ total }) => (
            <span className="type-tabular">{formatDollars(language, total)}</span>
          ),
        },
        { key: 'method', header: t('method'), cell: (row) => <Method renewal={row} /> },
        {
          key: 'state',
          phone: 'under',
          header: t('state'),
          wrap: true,
          cell: (row) => (
            <Sentence>
              <RenewalStateMark renewal={row} />
            </Sentence>
          ),
        },
        {
          key: 'answer',
          header: t('lastAnswer'),
          variant: 'muted',
          wrap: true,
          from: 'wide',
          cell: (row) => (
            <Sentence>
              <LastAnswer renewal={row} />
            </Sentence>
          ),
        },
      ]}
      empty={<EmptyState text={t('noneHint')} title={t('none')} />}
      filters={[
        {
          name: 'group',
          label: t('state'),
          options: renewalGroups.map((value) => ({
            value,
            label: t(value, { days: RENEWAL_FIGURES_DAYS, closedDays: CLOSED_RENEWALS_DAYS }),
          })),
        },
      ]}
      list={list}
      search={t('find')}
      title={t('title')}
    >
      <PhoneFold title={t('figures')}>
        <RenewalFigures />
      </PhoneFold>
    </ListScreen>
  );
}

/** Terms that are also used inside sentences, as the whole text of a cell. */
function Sentence({ children }: { children: ReactNode }) {
  return <span className="inline-block first-letter:uppercase">{children}</span>;
}

function Method({ renewal: { method, method_problem: problem } }: { renewal: ListedRenewal }) {
  const t = useMessages(renewalListMessages);
  return (
    <span className="grid justify-items-start gap-1">
      <span className="whitespace-nowrap">
        {method.kind === 'balance' ? t('balance') : shortMethodName(method)}
      </span>
      {problem === null ? null : <Badge tone="warning">{t(problem)}</Badge>}
    </span>
  );
}
