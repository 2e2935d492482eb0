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
import { useLocation } from 'wouter';
import { useMay } from '../../../api/operator/use-operator.ts';
import { useOperatorMutation, useOperatorQuery } from '../../../api/operator/use-operator-query.ts';
import { useRecordList } from '../../../api/operator/use-record-list.ts';
import { formatDate, formatMoney } from '../../../i18n/format.ts';
import { useDocumentTitle } from '../../../i18n/use-document-title.ts';
import { useWords } from '../../../i18n/words.ts';
import { operatorPaths } from '../../../operator-paths.ts';
import { BackLink } from '../../../shell/console/back-link.tsx';
import { NoAnswerYet } from '../../../shell/console/no-answer-yet.tsx';
import { ReasonDialog } from '../../../shell/console/reason-dialog.tsx';
import { RecordListView } from '../../../shell/console/record-list.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConsolePage, Panel } from '../../../ui/console/console-page.tsx';
import { FactList } from '../../../ui/console/fact-list.tsx';
import { EmptyState } from '../../../ui/state-view.tsx';
import { HeldCredits } from './held-credits.tsx';
import { partnerWords } from './partners.words.ts';

/** How many rows a page has; a shorter one is the last. */
const PAGE = 50;
const touches = [listPartners, readPartner, listPartnerCommissions];
const money = (dollars: number) => formatMoney(centsFromDollars(dollars));

/** What one partner brought and earned, and by which purchase. */
export function PartnerScreen() {
  const say = useWords(partnerWords);
  const may = useMay();
  const [path] = useLocation();
  const id = path.split('/').at(-1) ?? '';
  const [asked, setAsked] = useState(false);
  const partner = useOperatorQuery(readPartner, { params: { id } });
  const verify = useOperatorMutation(verifyPartner, { touches });
  useDocumentTitle(partner.data?.username ?? say('title'));
  const word = partner.data?.verified ? 'unverify' : 'verify';
  return (
    <ConsolePage
      actions={
        partner.data && may('referrals:write') ? (
          <Button onClick={() => setAsked(true)} variant="outline">
            {say(word)}
          </Button>
        ) : null
      }
      back={<BackLink href={operatorPaths.partners()}>{say('back')}</BackLink>}
      title={partner.data?.username ?? say('title')}
    >
      {partner.data ? (
        <>
          <Panel className="mb-6">
            <FactList
              facts={[
                { key: 'email', label: 'E-mail', value: partner.data.email },
                {
                  key: 'verified',
                  label: say('verified'),
                  value: say(partner.data.verified ? 'yes' : 'no'),
                },
                { key: 'visits', label: say('visits'), value: partner.data.visits },
                {
                  key: 'registrations',
                  label: say('registrations'),
                  value: partner.data.registrations,
                },
                { key: 'earned', label: say('earned'), value: money(partner.data.total_earnings) },
                { key: 'onHold', label: say('onHold'), value: money(partner.data.on_hold) },
                { key: 'available', label: say('available'), value: money(partner.data.available) },
                { key: 'inPayout', label: say('inPayout'), value: money(partner.data.in_payout) },
                { key: 'paidOut', label: say('paidOut'), value: money(partner.data.paid_out) },
                { key: 'reversed', label: say('reversed'), value: money(partner.data.reversed) },
              ]}
            />
          </Panel>
          <HeldCredits partnerId={id} />
          <h2 className="type-title-2 mb-3">{say('commissions')}</h2>
          <Commissions partnerId={id} />
        </>
      ) : (
        <NoAnswerYet failed={say('failed')} loading={say('loading')} query={partner} />
      )}
      {asked && partner.data ? (
        <ReasonDialog
          act={verify}
          lead={say('verifyLead')}
          onClose={() => setAsked(false)}
          onReason={(reason) =>
            verify.mutate(
              { params: { id }, body: { verified: !partner.data.verified, reason } },
              { onSuccess: () => setAsked(false) },
            )
          }
          submitLabel={say('save')}
          title={say(partner.data.verified ? 'unverifyTitle' : 'verifyTitle')}
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
