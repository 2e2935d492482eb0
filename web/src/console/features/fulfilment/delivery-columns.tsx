import type { WaitingDelivery } from '@sesame/contract/console/inventory.ts';
import { formatDateTime } from '../../../i18n/format.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useTitle } from '../../../i18n/use-title.ts';
import { Logo } from '../../../ui/brand/logo.tsx';
import { Badge } from '../../../ui/primitives/badge.tsx';
import { useMay } from '../../api/use-operator.ts';
import type { RecordColumn } from '../../ui/lists/record-table.tsx';
import { DeliveryActions } from './delivery-actions.tsx';
import { DeliveryProblem } from './delivery-problem.tsx';
import { fulfilmentMessages } from './fulfilment.messages.ts';

/** How an operator serves a waiting delivery. */
export type ServeAction = 'assign' | 'substitute';

/** The columns of waiting deliveries, with what an operator can do about each. */
export function useDeliveryColumns({
  onRetry,
  onServe,
  isRetrying,
}: {
  onRetry: (delivery: WaitingDelivery) => void;
  onServe: (action: ServeAction, delivery: WaitingDelivery) => void;
  isRetrying: (delivery: WaitingDelivery) => boolean;
}): readonly RecordColumn<WaitingDelivery>[] {
  const t = useMessages(fulfilmentMessages);
  const titleOf = useTitle();
  const may = useMay();
  return [
    {
      key: 'buyer',
      phone: 'title',
      header: t('buyer'),
      wrap: true,
      cell: ({ user }) => (
        <span className="wrap-anywhere">
          <span className="block font-medium">{user.username}</span>
          <span className="block text-[.8125rem] text-muted max-md:hidden max-md:group-data-expanded:block">
            {user.email}
          </span>
        </span>
      ),
    },
    {
      key: 'service',
      phone: 'under',
      header: t('service'),
      cell: ({ service }) => (
        <span className="flex items-center gap-2.5">
          <Logo mobileSize={20} size={24} src={service.picture} />
          {titleOf(service)}
        </span>
      ),
    },
    {
      key: 'product',
      header: t('product'),
      wrap: true,
      from: 'wide',
      cell: ({ product }) => titleOf(product),
    },
    {
      key: 'since',
      phone: 'underEnd',
      header: t('since'),
      cell: ({ waiting_since: at, late }) => (
        <span className="type-tabular inline-flex flex-wrap items-center gap-2 max-md:justify-end">
          {formatDateTime(at)}
          {late ? <Badge tone="danger">{t('late')}</Badge> : null}
        </span>
      ),
    },
    {
      key: 'reason',
      header: t('reason'),
      wrap: true,
      cell: (delivery) => <DeliveryProblem delivery={delivery} />,
    },
    {
      key: 'tries',
      header: t('attempts'),
      variant: 'amount',
      from: 'wide',
      cell: ({ attempts }) => attempts,
    },
    ...(may('inventory:write')
      ? [
          {
            key: 'actions',
            header: t('actions'),
            cell: (row: WaitingDelivery) => (
              <DeliveryActions
                delivery={row}
                onRetry={() => onRetry(row)}
                onServe={(action) => onServe(action, row)}
                retrying={isRetrying(row)}
              />
            ),
          },
        ]
      : []),
  ];
}
