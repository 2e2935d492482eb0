import {
  listPromoProducts,
  methodCategories,
} from '@sesame/contract/console/payments/promo-codes.ts';
import type { ReactNode } from 'react';
import { useMessages } from '../../../i18n/messages.ts';
import { useTitle } from '../../../i18n/use-title.ts';
import { Checkbox } from '../../../ui/forms/toggle.tsx';
import { useConsoleQuery } from '../../api/use-console-query.ts';
import { SelectField, ToggleField } from '../../ui/forms/choice-fields.tsx';
import { DateTimeField } from '../../ui/forms/date-time-field.tsx';
import { IntegerField, MoneyField, PercentField } from '../../ui/forms/number-fields.tsx';
import { LongTextField } from '../../ui/forms/text-fields.tsx';
import type { ConsoleForm } from '../../ui/forms/use-console-form.ts';
import type { PromoValues } from './promo-values.rules.ts';
import { promoMessages } from './promos.messages.ts';

type PromoFieldsProps = {
  form: ConsoleForm<PromoValues>;
  readOnly?: boolean;
  /** Above the terms: the code itself. */
  children?: ReactNode;
};

const categoryMessages = { worldwide: 'categoryWorldwide', cis: 'categoryCis' } as const;

/** The terms of a code or of a batch. */
export function PromoFields({ form, readOnly = false, children }: PromoFieldsProps) {
  const t = useMessages(promoMessages);
  return (
    <fieldset className="grid items-start gap-4 md:grid-cols-2" disabled={readOnly}>
      <legend className="sr-only">{t('terms')}</legend>
      {children}
      <PercentField label={t('percent')} of={form.at('percent')} />
      <MoneyField label={t('minAmount')} of={form.at('min_amount')} placeholder="0" />
      <DateTimeField hint={t('timeHint')} label={t('startsAt')} of={form.at('starts_at')} />
      <DateTimeField
        hint={t('timeHint')}
        invalid={t('wrongWindow')}
        label={t('endsAt')}
        of={form.at('ends_at')}
      />
      <IntegerField hint={t('noLimit')} label={t('maxUses')} of={form.at('max_uses')} />
      <IntegerField label={t('perUser')} of={form.at('per_user_limit')} />
      <SelectField
        label={t('category')}
        of={form.at('method_category')}
        options={[
          { value: null, label: t('categoryAny') },
          ...methodCategories.map((value) => ({ value, label: t(categoryMessages[value]) })),
        ]}
      />
      <ToggleField className="md:mt-8" of={form.at('first_purchase_only')}>
        {t('firstOnly')}
      </ToggleField>
      <ProductChoice
        chosen={form.values.product_ids}
        onChange={(product_ids) => form.change({ product_ids })}
      />
      <LongTextField
        className="md:col-span-2"
        hint={t('noteHint')}
        label={t('note')}
        of={form.at('note')}
        rows={2}
      />
    </fieldset>
  );
}

function ProductChoice({
  chosen,
  onChange,
}: {
  chosen: readonly number[];
  onChange: (ids: number[]) => void;
}) {
  const t = useMessages(promoMessages);
  const titleOf = useTitle();
  const { data: products = [] } = useConsoleQuery(listPromoProducts, {}, { staleTime: 60_000 });
  // A product archived since then is still part of the terms.
  const gone = chosen.filter((id) => !products.some((product) => product.id === id));
  const rows = [...products, ...gone.map((id) => ({ id, title: `#${id}`, title_ru: '' }))];
  return (
    <fieldset className="grid gap-2 md:col-span-2">
      <legend className="type-label mb-1.5">{t('products')}</legend>
      <div className="grid max-h-56 gap-2 overflow-y-auto rounded-md border border-border p-3 sm:grid-cols-2">
        {rows.map(({ id, ...product }) => (
          <Checkbox
            checked={chosen.includes(id)}
            key={id}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
            }
          >
            <span className="wrap-anywhere min-w-0">{titleOf(product)}</span>
          </Checkbox>
        ))}
      </div>
      <p className="text-[.8125rem] text-muted leading-[18px]">{t('productsHint')}</p>
    </fieldset>
  );
}
