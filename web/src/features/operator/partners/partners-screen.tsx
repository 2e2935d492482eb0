import { centsFromDollars } from '@sesame/contract/money.ts';
import {
  exportPartners,
  listPartners,
  type OperatorPartner,
} from '@sesame/contract/operator-referrals.ts';
import { Link } from 'wouter';
import { useRecordList } from '../../../api/operator/use-record-list.ts';
import { formatMoney } from '../../../i18n/format.ts';
import { formatCount } from '../../../i18n/format-short.ts';
import { useDocumentTitle } from '../../../i18n/use-document-title.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { useWords } from '../../../i18n/words.ts';
import { operatorPaths } from '../../../operator-paths.ts';
import { ExportButton } from '../../../shell/console/export-button.tsx';
import { RecordListView } from '../../../shell/console/record-list.tsx';
import { ConsolePage } from '../../../ui/console/console-page.tsx';
import { EmptyState } from '../../../ui/state-view.tsx';
import { partnerWords } from './partners.words.ts';
import { ReferralFlags } from './referral-flags.tsx';

/** How many rows a page has; a shorter one is the last. */
const PAGE = 50;

export function PartnersScreen() {
  const { language } = useI18n();
  const say = useWords(partnerWords);
  useDocumentTitle(say('title'));
  const list = useRecordList(listPartners, {
    filterNames: [],
    inputOf: (_filters, before) => ({ query: before === undefined ? {} : { before } }),
    rowsOf: (page) => page,
    nextOf: (page) => (page.length < PAGE ? undefined : page.at(-1)?.id),
  });
  const money = (dollars: number) => formatMoney(centsFromDollars(dollars));
  return (
    <ConsolePage
      actions={<ExportButton input={() => ({})} name="partners" route={exportPartners} />}
      title={say('title')}
    >
      <ReferralFlags />
      <RecordListView<OperatorPartner, never>
        caption={say('list')}
        columns={[
          {
            key: 'partner',
            header: say('partner'),
            cell: ({ id, username, email }) => (
              <Link
                className="wrap-anywhere inline-block font-medium hover:underline pointer-coarse:min-h-11"
                href={operatorPaths.partner(id)}
              >
                {username}
                <span className="block font-normal text-[.8125rem] text-muted">{email}</span>
              </Link>
            ),
          },
          {
            key: 'verified',
            header: say('verified'),
            cell: ({ verified }) => say(verified ? 'yes' : 'no'),
          },
          {
            key: 'registrations',
            header: say('registrations'),
            look: 'amount',
            cell: ({ registrations }) => formatCount(language, registrations),
          },
          {
            key: 'earned',
            header: say('earned'),
            look: 'amount',
            cell: (row) => money(row.total_earnings),
          },
          {
            key: 'available',
            header: say('available'),
            look: 'amount',
            cell: (row) => money(row.available),
          },
          {
            key: 'paidOut',
            header: say('paidOut'),
            look: 'amount',
            cell: (row) => money(row.paid_out),
          },
        ]}
        empty={<EmptyState text={say('noneHint')} title={say('none')} />}
        list={list}
        rowKey={({ id }) => id}
      />
    </ConsolePage>
  );
}
