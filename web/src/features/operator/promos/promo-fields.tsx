import { listPromoProducts } from '@sesame/contract/operator-promos.ts';
import type { ReactNode } from 'react';
import { useOperatorQuery } from '../../../api/operator/use-operator-query.ts';
import { useWords } from '../../../i18n/words.ts';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { NativeSelect } from '../../../ui/native-select.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { Checkbox } from '../../../ui/toggle.tsx';
import type { FormProblems, PromoForm } from './promo-form.rules.ts';
import { promoWords } from './promos.words.ts';

type PromoFieldsProps = {
  form: PromoForm;
  problems: FormProblems;
  readOnly?: boolean;
  onChange: (form: PromoForm) => void;
  /** Before the terms: the code itself. */
  children?: ReactNode;
};

/** The terms of a code, of one or of many. */
export function PromoFields({
  form,
  problems,
  readOnly = false,
  onChange,
  children,
}: PromoFieldsProps) {
  const say = useWords(promoWords);
  const set = (change: Partial<PromoForm>) => onChange({ ...form, ...change });
  const errorOf = (name: keyof PromoForm) => {
    const word = problems[name];
    return word === undefined ? undefined : say(word);
  };
  return (
    <fieldset className="grid items-start gap-4 md:grid-cols-2" disabled={readOnly}>
      <legend className="sr-only">{say('terms')}</legend>
      {children}
      <Field error={errorOf('percent')} label={say('percent')}>
        <Input
          inputMode="decimal"
          onChange={({ target }) => set({ percent: target.value })}
          value={form.percent}
        />
      </Field>
      <Field error={errorOf('minAmount')} label={say('minAmount')}>
        <Input
          inputMode="decimal"
          onChange={({ target }) => set({ minAmount: target.value })}
          placeholder="0"
          value={form.minAmount}
        />
      </Field>
      <Field hint={say('timeHint')} label={say('startsAt')}>
        <Input
          onChange={({ target }) => set({ startsAt: target.value })}
          type="datetime-local"
          value={form.startsAt}
        />
      </Field>
      <Field error={errorOf('endsAt')} hint={say('timeHint')} label={say('endsAt')}>
        <Input
          onChange={({ target }) => set({ endsAt: target.value })}
          type="datetime-local"
          value={form.endsAt}
        />
      </Field>
      <Field error={errorOf('maxUses')} hint={say('noLimit')} label={say('maxUses')}>
        <Input
          inputMode="numeric"
          onChange={({ target }) => set({ maxUses: target.value })}
          value={form.maxUses}
        />
      </Field>
      <Field error={errorOf('perUserLimit')} label={say('perUser')}>
        <Input
          inputMode="numeric"
          onChange={({ target }) => set({ perUserLimit: target.value })}
          value={form.perUserLimit}
        />
      </Field>
      <Field label={say('category')}>
        <NativeSelect
          onChange={({ target }) =>
            // The options below are all there are.
            set({ category: target.value as PromoForm['category'] })
          }
          options={[
            { value: '', label: say('categoryAny') },
            { value: 'worldwide', label: say('categoryWorldwide') },
            { value: 'cis', label: say('categoryCis') },
          ]}
          value={form.category}
        />
      </Field>
      <Checkbox
        checked={form.firstPurchaseOnly}
        className="md:mt-8"
        onChange={({ target }) => set({ firstPurchaseOnly: target.checked })}
      >
        {say('firstOnly')}
      </Checkbox>
      <ProductChoice chosen={form.productIds} onChange={(productIds) => set({ productIds })} />
      <Field className="md:col-span-2" hint={say('noteHint')} label={say('note')}>
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
  const say = useWords(promoWords);
  const { data: products = [] } = useOperatorQuery(listPromoProducts, {}, { staleTime: 60_000 });
  // A product that was put away since is still part of the terms.
  const gone = chosen.filter((id) => !products.some((product) => product.id === id));
  const rows = [...products, ...gone.map((id) => ({ id, title: `#${id}` }))];
  return (
    <fieldset className="grid gap-2 md:col-span-2">
      <legend className="type-label mb-1.5">{say('products')}</legend>
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
      <p className="text-[.8125rem] text-muted leading-[18px]">{say('productsHint')}</p>
    </fieldset>
  );
}
