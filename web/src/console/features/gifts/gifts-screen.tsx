import { listConsoleGifts } from '@sesame/contract/console/payments/gifts.ts';
import { listPaymentFilters } from '@sesame/contract/console/payments/payment-list.ts';
import { giftStates } from '@sesame/contract/shared/gifts/gift-states.ts';
import { giftLabels } from '@sesame/contract/shop/payment-texts.ts';
import { Link } from 'wouter';
import { formatDate } from '../../../i18n/format.ts';
import { formatDollars } from '../../../i18n/format-amount.ts';
import { formatTerm } from '../../../i18n/format-term.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { useTitle } from '../../../i18n/use-title.ts';
import { EmptyState } from '../../../ui/data/state-view.tsx';
import { useConsoleList } from '../../api/use-console-list.ts';
import { useConsoleQuery } from '../../api/use-console-query.ts';
import { consolePaths } from '../../paths.ts';
import { GiftStateMark } from '../../ui/gifts/gift-state.tsx';
import { ListScreen } from '../../ui/lists/list-screen.tsx';
import { PhoneFold } from '../../ui/page/phone-fold.tsx';
import { GiftFigures } from './gift-figures.tsx';
import { giftMessages } from './gifts.messages.ts';

/** Gifts of all buyers. A row opens the payment that bought it, where it can be revoked. */
export function GiftsScreen() {
  const { t: tShop, language } = useI18n();
  const t = useMessages(giftMessages);
  const titleOf = useTitle();
  const known = useConsoleQuery(listPaymentFilters, {}, { staleTime: 60_000 });
  const list = useConsoleList(listConsoleGifts);
  const { person } = list.filters;
  return (
    <ListScreen
      caption={t('list')}
      columns={[
        {
          key: 'date',
          phone: 'underEnd',
          opens: true,
          header: t('boughtAt'),
          cell: ({ payment, created_at: at }) => (
            <Link
              className="whitespace-nowrap hover:underline"
              href={consolePaths.payment(payment.id)}
            >
              {formatDate(at)}
            </Link>
          ),
        },
        {
          key: 'buyer',
          header: t('buyer'),
          wrap: true,
          cell: ({ buyer }) => (
            <span className="wrap-anywhere" title={buyer.email}>
              <bdi>{buyer.username}</bdi>
            </span>
          ),
        },
        {
          key: 'product',
          phone: 'title',
          header: t('product'),
          wrap: true,
          cell: ({ duration, ...gift }) => (
            <span className="wrap-anywhere">
              {titleOf(gift)} <span className="text-muted">{formatTerm(tShop, duration)}</span>
            </span>
          ),
        },
        {
          key: 'code',
          header: t('codeEnds'),
          variant: 'muted',
          from: 'wide',
          cell: ({ code_ending: ending }) => <span className="type-tabular">…{ending}</span>,
        },
        {
          key: 'paid',
          phone: 'end',
          header: t('paid'),
          variant: 'amount',
          cell: ({ paid }) => formatDollars(language, paid),
        },
        {
          key: 'state',
          phone: 'under',
          header: t('state'),
          cell: (gift) => <GiftStateMark gift={gift} />,
        },
        {
          key: 'claimer',
          header: t('redeemedBy'),
          variant: 'muted',
          wrap: true,
          from: 'wide',
          cell: ({ claim }) =>
            claim === null ? (
              '–'
            ) : (
              <span className="wrap-anywhere">
                <bdi>{claim.by.username}</bdi>, {formatDate(claim.at)}
              </span>
            ),
        },
      ]}
      empty={<EmptyState text={t('noneHint')} title={t('none')} />}
      filters={[
        {
          name: 'state',
          label: t('state'),
          options: giftStates.map((value) => ({ value, label: tShop(giftLabels[value].label) })),
        },
        {
          name: 'product',
          label: t('product'),
          options: (known.data?.products ?? []).map(({ id, ...product }) => ({
            value: String(id),
            label: titleOf(product),
          })),
        },
        ...(person
          ? [
              {
                name: 'person' as const,
                label: t('user'),
                options: [{ value: person, label: `…${person.slice(-6)}` }],
              },
            ]
          : []),
      ]}
      list={list}
      search={t('find')}
      title={t('title')}
    >
      <PhoneFold title={t('figures')}>
        <GiftFigures />
      </PhoneFold>
    </ListScreen>
  );
}
