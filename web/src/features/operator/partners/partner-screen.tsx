import { centsFromDollars } from '@sesame/contract/money.ts';
import {
  listPartnerCommissions,
  listPartners,
  readPartner,
  verifyPartner,
  voidCommission,
} from '@sesame/contract/operator-referrals.ts';
import type { Commission } from '@sesame/contract/referrals.ts';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useMay } from '../../../api/operator/use-operator.ts';
import { useOperatorMutation, useOperatorQuery } from '../../../api/operator/use-operator-query.ts';
import { useRecordList } from '../../../api/operator/use-record-list.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { formatDate, formatMoney } from '../../../i18n/format.ts';
import { useDocumentTitle } from '../../../i18n/use-document-title.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { useWords } from '../../../i18n/words.ts';
import { operatorPaths } from '../../../operator-paths.ts';
import { ReasonDialog } from '../../../shell/console/reason-dialog.tsx';
import { RecordListView } from '../../../shell/console/record-list.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConsolePage, Panel } from '../../../ui/console/console-page.tsx';
import { FactList } from '../../../ui/console/fact-list.tsx';
import { RecordTableSkeleton } from '../../../ui/console/record-table.tsx';
import { EmptyState, ErrorState } from '../../../ui/state-view.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { partnerWords } from './partners.words.ts';

/** How many rows a page has; a shorter one is the last. */
const PAGE = 50;
const touches = [listPartners, readPartner, listPartnerCommissions];
const money = (dollars: number) => formatMoney(centsFromDollars(dollars));

/** What one partner brought and earned, and by which purchase. */
export function PartnerScreen() {
  const { t } = useI18n();
  const say = useWords(partnerWords);
  const may = useMay();
  const [path] = useLocation();
  const id = path.split('/').at(-1) ?? '';
  const [asked, setAsked] = useState(false);
  const { data, error, refetch } = useOperatorQuery(readPartner, { params: { id } });
  const verify = useOperatorMutation(verifyPartner, { touches });
  useDocumentTitle(data?.username ?? say('title'));
  const word = data?.verified ? 'unverify' : 'verify';
  return (
    <ConsolePage
      actions={
        data && may('referrals:write') ? (
          <Button onClick={() => setAsked(true)} variant="outline">
            {say(word)}
          </Button>
        ) : null
      }
      back={
        <TextLink as={Link} href={operatorPaths.partners()}>
          {say('back')}
        </TextLink>
      }
      title={data?.username ?? say('title')}
    >
      {data ? (
        <>
          <Panel className="mb-6">
            <FactList
              facts={[
                { key: 'email', label: 'E-mail', value: data.email },
                {
                  key: 'verified',
                  label: say('verified'),
                  value: say(data.verified ? 'yes' : 'no'),
                },
                { key: 'visits', label: say('visits'), value: data.visits },
                { key: 'registrations', label: say('registrations'), value: data.registrations },
                { key: 'earned', label: say('earned'), value: money(data.total_earnings) },
                { key: 'onHold', label: say('onHold'), value: money(data.on_hold) },
                { key: 'available', label: say('available'), value: money(data.available) },
                { key: 'inPayout', label: say('inPayout'), value: money(data.in_payout) },
                { key: 'paidOut', label: say('paidOut'), value: money(data.paid_out) },
                { key: 'reversed', label: say('reversed'), value: money(data.reversed) },
              ]}
            />
          </Panel>
          <h2 className="type-title-2 mb-3">{say('commissions')}</h2>
          <Commissions partnerId={id} />
        </>
      ) : error ? (
        <ErrorState
          actions={<Button onClick={() => void refetch()}>{say('retry')}</Button>}
          text={errorText(t, error)}
          title={say('failed')}
        />
      ) : (
        <RecordTableSkeleton label={say('loading')} />
      )}
      {asked && data ? (
        <ReasonDialog
          act={verify}
          lead={say('verifyLead')}
          onClose={() => setAsked(false)}
          onReason={(reason) =>
            verify.mutate(
              { params: { id }, body: { verified: !data.verified, reason } },
              { onSuccess: () => setAsked(false) },
            )
          }
          submitLabel={say('save')}
          title={say(data.verified ? 'unverifyTitle' : 'verifyTitle')}
        />
      ) : null}
    </ConsolePage>
  );
}

function Commissions({ partnerId }: { partnerId: string }) {
  const say = useWords(partnerWords);
  const may = useMay();
  const [asked, setAsked] = useState<Commission | null>(null);
  const voids = useOperatorMutation(voidCommission, { touches });
  const list = useRecordList(listPartnerCommissions, {
    filterNames: [],
    inputOf: (_filters, before) => ({
      params: { id: partnerId },
      query: before === undefined ? {} : { before },
    }),
    rowsOf: (page) => page,
    nextOf: (page) => (page.length < PAGE ? undefined : page.at(-1)?.id),
  });
  return (
    <>
      <RecordListView<Commission, never>
        caption={say('commissions')}
        columns={[
          {
            key: 'bought',
            header: say('bought'),
            look: 'muted',
            cell: ({ created_at: at }) => formatDate(at),
          },
          { key: 'buyer', header: say('buyer'), cell: ({ buyer }) => buyer },
          { key: 'rate', header: say('rate'), cell: ({ rate }) => `${rate}%` },
          {
            key: 'amount',
            header: say('amount'),
            look: 'amount',
            cell: ({ amount }) => money(amount),
          },
          {
            key: 'reversed',
            header: say('reversed'),
            look: 'amount',
            cell: ({ reversed }) => (reversed === 0 ? '–' : money(reversed)),
          },
          {
            key: 'void',
            header: '',
            cell: (row) =>
              may('referrals:write') && row.amount > row.reversed ? (
                <Button
                  onClick={() => {
                    voids.reset();
                    setAsked(row);
                  }}
                  size="sm"
                  variant="outline"
                >
                  {say('void')}
                </Button>
              ) : null,
          },
        ]}
        empty={<EmptyState heading="h3" title={say('noCommissions')} />}
        list={list}
        rowKey={({ id }) => id}
      />
      {asked ? (
        <ReasonDialog
          act={voids}
          destructive
          lead={say('voidLead')}
          onClose={() => setAsked(null)}
          onReason={(reason) =>
            voids.mutate(
              { params: { id: asked.id }, body: { reason } },
              { onSuccess: () => setAsked(null) },
            )
          }
          submitLabel={say('save')}
          title={say('voidTitle', {
            amount: formatMoney(centsFromDollars(asked.amount) - centsFromDollars(asked.reversed)),
          })}
        />
      ) : null}
    </>
  );
}
