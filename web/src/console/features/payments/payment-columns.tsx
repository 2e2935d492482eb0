import type { ListedPayment } from '@sesame/contract/console/payments/payment-list.ts';
import { parseDuration } from '@sesame/contract/shared/durations.ts';
import { localText } from '@sesame/contract/shared/local-text.ts';
import { giftLabels } from '@sesame/contract/shop/payment-texts.ts';
import { Link } from 'wouter';
import { formatDate, formatTime } from '../../../i18n/format.ts';
import { formatDollars } from '../../../i18n/format-amount.ts';
import { lowerFirst } from '../../../i18n/lower-first.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { useTitle } from '../../../i18n/use-title.ts';
import { Avatar } from '../../../ui/primitives/avatar.tsx';
import { AvatarStack } from '../../../ui/primitives/avatar-stack.tsx';
import { Badge } from '../../../ui/primitives/badge.tsx';
import { consolePaths } from '../../paths.ts';
import type { RecordColumn } from '../../ui/lists/record-table.tsx';
import { PaymentState } from '../../ui/names/state.tsx';
import { PaymentRowMenu } from './payment-row-menu.tsx';
import { paymentMessages } from './payments.messages.ts';
import { useCodeMessages } from './use-code-messages.ts';

/** The columns of payments. */
export function usePaymentColumns(): readonly RecordColumn<ListedPayment>[] {
  const { t: tShop, language } = useI18n();
  const t = useMessages(paymentMessages);
  const codes = useCodeMessages();
  const titleOf = useTitle();
  const termOf = (duration: string) => {
    const parsed = parseDuration(duration);
    return parsed ? t(`term_${parsed.unit}`, { count: parsed.count }) : duration;
  };
  return [
    {
      key: 'date',
      phone: 'underEnd',
      opens: true,
      header: t('date'),
      cell: ({ id, created_at: at }) => (
        <Link
          className="hover:underline max-md:whitespace-nowrap lg:whitespace-nowrap"
          href={consolePaths.payment(id)}
        >
          {formatDate(at)} <span className="text-muted">{formatTime(at)}</span>
        </Link>
      ),
    },
    {
      key: 'number',
      header: t('number'),
      variant: 'muted',
      from: 'widest',
      cell: ({ number }) => <span className="whitespace-nowrap type-tabular">{number}</span>,
    },
    {
      key: 'user',
      header: t('user'),
      cell: ({ user }) => (
        <span className="flex min-w-0 items-center gap-2.5" title={user.email}>
          <Avatar name={user.username} size={28} />
          <span className="wrap-anywhere md:max-w-24 md:truncate lg:max-w-40">{user.username}</span>
        </span>
      ),
    },
    {
      key: 'product',
      phone: 'title',
      header: t('product'),
      cell: ({ pictures, duration, ...payment }) => (
        <span className="flex min-w-0 items-center gap-2.5">
          {/* The narrowest phones have no room for both picture and term. */}
          <span className="max-[359px]:hidden">
            <AvatarStack size={24} sources={pictures.slice(0, 1)} />
          </span>
          <span className="wrap-anywhere md:min-w-24 xl:min-w-46 xl:wrap-break-word">
            {titleOf(payment)}{' '}
            <span className="whitespace-nowrap text-muted max-md:hidden max-md:group-data-expanded:inline">
              {termOf(duration)}
            </span>
          </span>
        </span>
      ),
    },
    {
      key: 'method',
      header: t('method'),
      variant: 'muted',
      from: 'wide',
      cell: ({ method, method_ru: methodRu }) => (
        <span
          className="md:block md:max-w-40 md:truncate"
          title={localText(language, method, methodRu)}
        >
          {localText(language, method, methodRu)}
        </span>
      ),
    },
    {
      key: 'promo',
      header: t('promo'),
      from: 'widest',
      cell: ({ promocode }) =>
        promocode ? (
          <Badge className="max-w-24">
            <span className="truncate leading-4" title={promocode}>
              {promocode}
            </span>
          </Badge>
        ) : null,
    },
    {
      key: 'amount',
      phone: 'end',
      header: t('amount'),
      variant: 'amount',
      cell: ({ total }) => formatDollars(language, total),
    },
    {
      key: 'status',
      phone: 'under',
      header: t('status'),
      cell: ({ state, flags, gift_state: gift }) => (
        <span className="inline-flex flex-wrap items-center gap-2">
          <PaymentState state={state} />
          {gift ? (
            <Badge>{t('giftIs', { state: lowerFirst(tShop(giftLabels[gift].label)) })}</Badge>
          ) : null}
          {flags.map((flag) => (
            <Badge key={flag} tone="warning">
              {codes('flag', flag)}
            </Badge>
          ))}
        </span>
      ),
    },
    {
      key: 'actions',
      header: <span className="md:sr-only">{t('actions')}</span>,
      cell: (payment) => <PaymentRowMenu payment={payment} />,
    },
  ];
}
