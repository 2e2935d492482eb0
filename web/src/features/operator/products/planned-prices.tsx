import { durationOnWire } from '@sesame/contract/durations.ts';
import { centsFromDollars } from '@sesame/contract/money.ts';
import {
  cancelPlannedPrices,
  type OperatorProduct,
  readProduct,
} from '@sesame/contract/operator-catalogue.ts';
import { useState } from 'react';
import { useOperatorMutation } from '../../../api/operator/use-operator-query.ts';
import { formatDate, formatMoney, formatTime } from '../../../i18n/format.ts';
import { formatTerm } from '../../../i18n/format-term.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { useWords } from '../../../i18n/words.ts';
import { ActDialog } from '../../../shell/console/act-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { PricePlanForm } from './price-plan-form.tsx';
import { utcOf } from './product-draft.rules.ts';
import { productWords } from './products.words.ts';

type PlannedPricesProps = {
  product: OperatorProduct;
  locked: boolean;
  /** It has another version then, and nothing else of it is another. */
  onChanged: (product: OperatorProduct) => void;
  onLoadTheirs: () => Promise<void>;
};

/** The prices that take the place of those above by themselves, if any are planned. */
export function PlannedPrices({ product, locked, onChanged, onLoadTheirs }: PlannedPricesProps) {
  const { t } = useI18n();
  const say = useWords(productWords);
  const [asking, setAsking] = useState<'plan' | 'cancel' | null>(null);
  const cancel = useOperatorMutation(cancelPlannedPrices, { touches: [readProduct] });
  const close = () => {
    setAsking(null);
    cancel.reset();
  };
  const planned = product.planned_prices;
  if (locked && planned === null) return null;
  const changed = (next: OperatorProduct) => {
    close();
    onChanged(next);
  };
  return (
    <section aria-label={say('plan')} className="mt-6 border-border border-t pt-4">
      <div className="flex min-h-(--control) flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 className="type-label">{say('plan')}</h3>
        {locked ? null : (
          <div className="flex gap-2">
            {planned ? (
              <Button onClick={() => setAsking('cancel')} size="sm" variant="ghost">
                {say('planDrop')}
              </Button>
            ) : null}
            <Button onClick={() => setAsking('plan')} size="sm" variant="outline">
              {say(planned ? 'planEdit' : 'planMake')}
            </Button>
          </div>
        )}
      </div>
      <div role="status">
        {planned ? (
          <>
            <p className="type-tabular mt-1 font-medium">
              {say('planFrom', {
                moment: `${formatDate(planned.begins_at)} ${formatTime(planned.begins_at)}`,
                utc: utcOf(planned.begins_at),
              })}
            </p>
            <ul className="type-tabular m-0 mt-2 grid list-none gap-1.5 p-0">
              {planned.prices.map(({ count, unit, amount }) => (
                <li className="flex max-w-[300px] justify-between gap-4" key={`${count} ${unit}`}>
                  <span>{formatTerm(t, durationOnWire({ count, unit }))}</span>
                  <span>{formatMoney(centsFromDollars(amount))}</span>
                </li>
              ))}
            </ul>
            <p className="mt-2 text-[.8125rem] text-muted leading-[18px]">{say('planHint')}</p>
          </>
        ) : (
          <p className="text-[.8125rem] text-muted leading-[18px]">{say('planNone')}</p>
        )}
      </div>
      {asking === 'plan' ? (
        <PricePlanForm
          onClose={close}
          onLoadTheirs={onLoadTheirs}
          onPlanned={changed}
          product={product}
        />
      ) : null}
      {asking === 'cancel' ? (
        <ActDialog
          act={{ ...cancel, loadTheirs: onLoadTheirs }}
          cancelLabel={say('planDropKeep')}
          destructive
          lead={say('planDropLead')}
          onClose={close}
          onSubmit={() =>
            cancel.mutate(
              { params: { id: String(product.id) }, body: { version: product.version } },
              { onSuccess: changed },
            )
          }
          submitLabel={say('planDrop')}
          title={say('planDropTitle')}
        />
      ) : null}
    </section>
  );
}
