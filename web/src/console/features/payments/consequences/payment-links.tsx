import type { ConsolePayment } from '@sesame/contract/console/payments/payment-detail.ts';
import { useState } from 'react';
import { formatDateTime } from '../../../../i18n/format.ts';
import { useMessages } from '../../../../i18n/messages.ts';
import { useTitle } from '../../../../i18n/use-title.ts';
import { Badge } from '../../../../ui/primitives/badge.tsx';
import { Button } from '../../../../ui/primitives/button.tsx';
import { useMay } from '../../../api/use-operator.ts';
import { RevealDialog } from '../../../ui/dialogs/reveal-dialog.tsx';
import { consequenceMessages } from './payment-consequences.messages.ts';

/** Links and accounts of the subscription. Their content is shown one at a time, for a reason that is recorded. */
export function PaymentLinks({ links }: { links: ConsolePayment['links'] }) {
  const t = useMessages(consequenceMessages);
  const titleOf = useTitle();
  const may = useMay();
  const [shown, setShown] = useState<string>();
  return (
    <>
      <ul className="m-0 grid list-none gap-2 p-0">
        {links.map(({ delivery_id: id, service, item, waiting_since: since }) => (
          <li className="flex flex-wrap items-center gap-x-3 gap-y-1" key={id}>
            <span className="min-w-0">
              <span className="wrap-anywhere">{titleOf(service)}</span>{' '}
              <span className="text-muted">
                {item
                  ? t('deliveredAt', { at: formatDateTime(item.delivered_at) })
                  : t('waitsSince', { at: formatDateTime(since) })}
              </span>
            </span>
            {item?.retired ? <Badge tone="warning">{t('retired')}</Badge> : null}
            {item && may('inventory:reveal') ? (
              <Button
                aria-label={t('showOf', { service: titleOf(service) })}
                onClick={() => setShown(item.id)}
                size="sm"
                variant="outline"
              >
                {t('show')}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      {shown === undefined ? null : (
        <RevealDialog itemId={shown} onClose={() => setShown(undefined)} />
      )}
    </>
  );
}
