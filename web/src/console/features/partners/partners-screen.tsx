import { listPartners } from '@sesame/contract/console/referrals.ts';
import { Link } from 'wouter';
import { formatDollars } from '../../../i18n/format-amount.ts';
import { formatCount } from '../../../i18n/format-short.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { EmptyState } from '../../../ui/data/state-view.tsx';
import { useConsoleList } from '../../api/use-console-list.ts';
import { consolePaths } from '../../paths.ts';
import { ListScreen } from '../../ui/lists/list-screen.tsx';
import { partnerMessages } from './partners.messages.ts';
import { ReferralFlags } from './referral-flags.tsx';

export function PartnersScreen() {
  const { language } = useI18n();
  const t = useMessages(partnerMessages);
  const list = useConsoleList(listPartners);
  return (
    <ListScreen
      title={t('title')}
      caption={t('list')}
      columns={[
        {
          key: 'partner',
          phone: 'title',
          header: t('partner'),
          wrap: true,
          cell: ({ id, username, email }) => (
            <Link
              className="wrap-anywhere inline-block font-medium hover:underline md:pointer-coarse:min-h-11"
              href={consolePaths.partner(id)}
            >
              {username}
              <span className="block font-normal text-[.8125rem] text-muted max-md:hidden max-md:group-data-expanded:block">
                {email}
              </span>
            </Link>
          ),
        },
        {
          key: 'verified',
          header: t('verified'),
          cell: ({ verified }) => t(verified ? 'yes' : 'no'),
        },
        {
          key: 'registrations',
          phone: 'under',
          named: true,
          header: t('registrations'),
          variant: 'amount',
          cell: ({ registrations }) => formatCount(language, registrations),
        },
        {
          key: 'earned',
          phone: 'underEnd',
          named: true,
          header: t('earned'),
          variant: 'amount',
          cell: (row) => formatDollars(language, row.total_earnings),
        },
        {
          key: 'available',
          phone: 'end',
          header: t('available'),
          variant: 'amount',
          cell: (row) => formatDollars(language, row.available),
        },
        {
          key: 'paidOut',
          header: t('paidOut'),
          variant: 'amount',
          cell: (row) => formatDollars(language, row.paid_out),
        },
      ]}
      empty={<EmptyState text={t('noneHint')} title={t('none')} />}
      list={list}
    >
      <ReferralFlags />
    </ListScreen>
  );
}
