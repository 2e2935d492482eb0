import {
  type ConsoleProduct,
  cancelPlannedPrices,
  readProduct,
} from '@sesame/contract/console/catalogue.ts';
import { serializeDuration } from '@sesame/contract/shared/durations.ts';
import { useState } from 'react';
import { formatDateTime } from '../../../i18n/format.ts';
import { formatDollars } from '../../../i18n/format-amount.ts';
import { formatTerm } from '../../../i18n/format-term.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { useConsoleMutation } from '../../api/use-console-query.ts';
import { ActionDialog } from '../../ui/dialogs/action-dialog.tsx';
import { PricePlanForm } from './price-plan-form.tsx';
import { utcOf } from './product-values.rules.ts';
import { productMessages } from './products.messages.ts';

type PlannedPricesProps = {
  product: ConsoleProduct;
  locked: boolean;
  /** Called with the product, of which only the version and the scheduled prices have changed. */
  onChanged: (product: ConsoleProduct) => void;
  onLoadLatest: () => Promise<void>;
};

/** Scheduled prices that will replace the current ones, if there are any. */
export function PlannedPrices({ product, locked, onChanged, onLoadLatest }: PlannedPricesProps) {
  const { language, t: tShop } = useI18n();
  const t = useMessages(productMessages);
  const [isOpen, setIsOpen] = useState<'plan' | 'cancel' | null>(null);
  const cancel = useConsoleMutation(cancelPlannedPrices, { touches: [readProduct] });
  const close = () => {
    setIsOpen(null);
    cancel.reset();
  };
  const planned = product.planned_prices;
  if (locked && planned === null) return null;
  const changed = (next: ConsoleProduct) => {
    close();
    onChanged(next);
  };
  return (
    <section aria-label={t('plan')} className="mt-6 border-border border-t pt-4">
      <div className="flex min-h-(--control) flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 className="type-label">{t('plan')}</h3>
        {locked ? null : (
          <div className="flex gap-2">
            {planned ? (
              <Button onClick={() => setIsOpen('cancel')} size="sm" variant="ghost">
                {t('planCancel')}
              </Button>
            ) : null}
            <Button onClick={() => setIsOpen('plan')} size="sm" variant="outline">
              {t(planned ? 'planEdit' : 'planCreate')}
            </Button>
          </div>
        )}
      </div>
      <div role="status">
        {planned ? (
          <>
            <p className="type-tabular mt-1 font-medium">
              {t('planFrom', {
                moment: formatDateTime(planned.takes_effect_at),
                utc: utcOf(planned.takes_effect_at) ?? '',
              })}
            </p>
            <ul className="type-tabular m-0 mt-2 grid list-none gap-1.5 p-0">
              {planned.prices.map(({ count, unit, amount }) => (
                <li className="flex max-w-[300px] justify-between gap-4" key={`${count} ${unit}`}>
                  <span>{formatTerm(tShop, serializeDuration({ count, unit }))}</span>
                  <span>{formatDollars(language, amount)}</span>
                </li>
              ))}
            </ul>
            <p className="mt-2 text-[.8125rem] text-muted leading-[18px]">{t('planHint')}</p>
          </>
        ) : (
          <p className="text-[.8125rem] text-muted leading-[18px]">{t('planNone')}</p>
        )}
      </div>
      {isOpen === 'plan' ? (
        <PricePlanForm
          onClose={close}
          onLoadLatest={onLoadLatest}
          onPlanned={changed}
          product={product}
        />
      ) : null}
      {isOpen === 'cancel' ? (
        <ActionDialog
          action={{ ...cancel, loadLatest: onLoadLatest }}
          cancelLabel={t('planKeep')}
          destructive
          lead={t('planCancelLead')}
          onClose={close}
          onSubmit={() =>
            cancel.mutate(
              { params: { id: String(product.id) }, body: { version: product.version } },
              { onSuccess: changed },
            )
          }
          submitLabel={t('planCancel')}
          title={t('planCancelTitle')}
        />
      ) : null}
    </section>
  );
}
