import { listPromoProducts } from '@sesame/contract/console/payments/promo-codes.ts';
import type { ReactNode } from 'react';
import { useMessages } from '../../../i18n/messages.ts';
import { Field } from '../../../ui/forms/field.tsx';
import { Input } from '../../../ui/forms/input.tsx';
import { NativeSelect } from '../../../ui/forms/native-select.tsx';
import { Textarea } from '../../../ui/forms/textarea.tsx';
import { Checkbox } from '../../../ui/forms/toggle.tsx';
import { useConsoleQuery } from '../../api/use-console-query.ts';
import type { FormProblems, PromoForm } from './promo-form.rules.ts';
import { promoMessages } from './promos.messages.ts';

type PromoFieldsProps = {
  form: PromoForm;
  problems: FormProblems;
  readOnly?: boolean;
  onChange: (form: PromoForm) => void;
  /** Above the terms: the code itself. */
  children?: ReactNode;
};

/** The terms of a code or of a batch. */
export function PromoFields({
  form,
  problems,
  readOnly = false,
  onChange,
  children,
}: PromoFieldsProps) {
  const t = useMessages(promoMessages);
  const set = (change: Partial<PromoForm>) => onChange({ ...form, ...change });
  const errorOf = (name: keyof PromoForm) => {
    const word = problems[name];
    return word === undefined ? undefined : t(word);
  };
  return (
    <fieldset className="grid items-start gap-4 md:grid-cols-2" disabled={readOnly}>
      <legend className="sr-only">{t('terms')}</legend>
      {children}
      <Field error={errorOf('percent')} label={t('percent')}>
        <Input
          inputMode="decimal"
          onChange={({ target }) => set({ percent: target.value })}
          value={form.percent}
        />
      </Field>
      <Field error={errorOf('minAmount')} label={t('minAmount')}>
        <Input
          inputMode="decimal"
          onChange={({ target }) => set({ minAmount: target.value })}
          placeholder="0"
          value={form.minAmount}
        />
      </Field>
      <Field hint={t('timeHint')} label={t('startsAt')}>
        <Input
          onChange={({ target }) => set({ startsAt: target.value })}
          type="datetime-local"
          value={form.startsAt}
        />
      </Field>
      <Field error={errorOf('endsAt')} hint={t('timeHint')} label={t('endsAt')}>
        <Input
          onChange={({ target }) => set({ endsAt: target.value })}
          type="datetime-local"
          value={form.endsAt}
        />
      </Field>
      <Field error={errorOf('maxUses')} hint={t('noLimit')} label={t('maxUses')}>
        <Input
          inputMode="numeric"
          onChange={({ target }) => set({ maxUses: target.value })}
          value={form.maxUses}
        />
      </Field>
      <Field error={errorOf('perUserLimit')} label={t('perUser')}>
        <Input
          inputMode="numeric"
          onChange={({ target }) => set({ perUserLimit: target.value })}
          value={form.perUserLimit}
        />
      </Field>
      <Field label={t('category')}>
        <NativeSelect
          onChange={({ target }) =>
            // The select has no other options.
            set({ category: target.value as PromoForm['category'] })
          }
          options={[
            { value: '', label: t('categoryAny') },
            { value: 'worldwide', label: t('categoryWorldwide') },
            { value: 'cis', label: t('categoryCis') },
          ]}
          value={form.category}
        />
      </Field>
      <Checkbox
        checked={form.firstPurchaseOnly}
        className="md:mt-8"
        onChange={({ target }) => set({ firstPurchaseOnly: target.checked })}
      >
        {t('firstOnly')}
      </Checkbox>
      <ProductChoice chosen={form.productIds} onChange={(productIds) => set({ productIds })} />
      <Field className="md:col-span-2" hint={t('noteHint')} label={t('note')}>
        <Textarea
          maxLength={500}
          onChange={({ target }) => set({ note: target.value })}
          rows={2}
          value={form.note}
        />
      </Field>
    </fieldset>
  );
}

function ProductChoice({
  chosen,
  onChange,
}: {
  chosen: readonly number[];
  onChange: (ids: readonly number[]) => void;
}) {
  const t = useMessages(promoMessages);
  const { data: products = [] } = useConsoleQuery(listPromoProducts, {}, { staleTime: 60_000 });
  // A product archived since then is still part of the terms.
  const gone = chosen.filter((id) => !products.some((product) => product.id === id));
  const rows = [...products, ...gone.map((id) => ({ id, title: `#${id}` }))];
  return (
    <fieldset className="grid gap-2 md:col-span-2">
      <legend className="type-label mb-1.5">{t('products')}</legend>
      <div className="grid max-h-56 gap-2 overflow-y-auto rounded-md border border-border p-3 sm:grid-cols-2">
        {rows.map(({ id, title }) => (
          <Checkbox
            checked={chosen.includes(id)}
            key={id}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
            }
          >
            <span className="wrap-anywhere min-w-0">{title}</span>
          </Checkbox>
        ))}
      </div>
      <p className="text-[.8125rem] text-muted leading-[18px]">{t('productsHint')}</p>
    </fieldset>
  );
}
