import { durationUnits } from '@sesame/contract/console/catalogue.ts';
import { comparePlans } from '@sesame/contract/shared/catalogue/plan-value.ts';
import type { DurationUnit } from '@sesame/contract/shared/durations.ts';
import type { Language } from '@sesame/contract/shared/limits.ts';
import { centsFromDollars } from '@sesame/contract/shared/money.ts';
import { Plus, Trash2 } from 'lucide-react';
import { formatCents } from '../../../i18n/format-amount.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { FieldMessage } from '../../../ui/forms/field.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Icon } from '../../../ui/primitives/icon.tsx';
import { CellFrame } from '../../ui/forms/cell-frame.tsx';
import { SelectField } from '../../ui/forms/choice-fields.tsx';
import {
  IntegerField,
  MoneyField,
  money,
  useNumberTexts,
  whole,
} from '../../ui/forms/number-fields.tsx';
import { type FieldRef, partOf } from '../../ui/forms/use-console-form.ts';
import { useField } from '../../ui/forms/use-field.ts';
import type { PriceLine } from './product-values.rules.ts';
import { productMessages } from './products.messages.ts';

/** One row per price: duration, price and price per month. */
export function PriceLines({ of }: { of: FieldRef<PriceLine[]> }) {
  const t = useMessages(productMessages);
  const { value: lines, set, error } = useField(of, { invalid: t('duplicateTerm') });
  const values = comparePlans(
    lines.map(({ amount, count, unit }) => ({
      amountCents: amount ? centsFromDollars(amount) : 0,
      duration: { count: count || 1, unit },
    })),
  );
  const add = () => {
    const key = Math.max(-1, ...lines.map((line) => line.key)) + 1;
    set([...lines, { key, count: undefined, unit: 'month', amount: undefined }]);
  };
  return (
    <fieldset className="@container m-0 min-w-0 border-0 p-0">
      <legend className="type-label mb-2 p-0">{t('pricesTitle')}</legend>
      <div
        aria-hidden="true"
        className="mb-1.5 grid grid-cols-[minmax(0,1fr)_96px_44px] gap-1 text-[.8125rem] text-muted @min-[27rem]:gap-2.5 @min-[27rem]:grid-cols-[minmax(0,170px)_120px_minmax(0,1fr)_40px]"
      >
        <span>{t('duration')}</span>
        <span>{t('price')}</span>
        <span className="@max-[27rem]:hidden">{t('perMonth')}</span>
      </div>
      <ul className="m-0 grid list-none gap-2 p-0">
        {lines.map((line, index) => (
          <Line
            key={line.key}
            monthlyCents={line.amount ? values[index]?.monthlyCents : undefined}
            of={partOf(of, `[${index}]`)}
            onRemove={() => set(lines.filter(({ key }) => key !== line.key))}
          />
        ))}
      </ul>
      <FieldMessage error={error} id={`${of.name}-message`} />
      <Button
        className="mt-2"
        disabled={lines.length >= (of.bounds.maxLength ?? Number.POSITIVE_INFINITY)}
        icon={<Icon of={Plus} size={16} />}
        onClick={add}
        size="sm"
        variant="ghost"
      >
        {t('addPrice')}
      </Button>
      <p className="mt-1 text-[.8125rem] text-muted leading-[18px]">{t('versionHint')}</p>
    </fieldset>
  );
}

type LineProps = {
  of: FieldRef<PriceLine>;
  monthlyCents: number | undefined;
  onRemove: () => void;
};

function Line({ of, monthlyCents, onRemove }: LineProps) {
  const { language } = useI18n();
  const t = useMessages(productMessages);
  const countOf = partOf<number | undefined>(of, '.count');
  const amountOf = partOf<number | undefined>(of, '.amount');
  const length = useField(countOf, useNumberTexts(whole));
  // The cells are too narrow for their errors.
  const errors = [length.error, useField(amountOf, useNumberTexts(money)).error].filter(Boolean);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_96px_44px] items-start gap-1 @min-[27rem]:gap-2.5 @min-[27rem]:grid-cols-[minmax(0,170px)_120px_minmax(0,1fr)_40px]">
      <div className="grid grid-cols-[52px_minmax(0,1fr)] gap-1 @min-[27rem]:gap-1.5 @min-[27rem]:grid-cols-[56px_minmax(0,1fr)]">
        <IntegerField frame={CellFrame} label={t('count')} of={countOf} />
        <SelectField
          frame={CellFrame}
          label={t('unit')}
          of={partOf<PriceLine['unit']>(of, '.unit')}
          options={durationUnits.map((value) => ({
            value,
            label: unitName(language, value, length.value ?? 1),
          }))}
        />
      </div>
      <MoneyField frame={CellFrame} label={t('price')} of={amountOf} suffix="$" />
      <span className="type-tabular flex h-(--control) items-center text-muted @max-[27rem]:hidden">
        {monthlyCents === undefined ? '–' : formatCents(language, monthlyCents)}
      </span>
      <Button aria-label={t('removePrice')} onClick={onRemove} size="icon" variant="ghost">
        <Icon of={Trash2} size={16} />
      </Button>
      {errors.length > 0 ? (
        <p className="col-span-full text-[.8125rem] text-danger-text" role="alert">
          {errors.join('. ')}
        </p>
      ) : null}
    </li>
  );
}

/** The unit of a duration without its number, such as "months". */
function unitName(language: Language, unit: DurationUnit, count: number): string {
  const parts = new Intl.NumberFormat(language, {
    style: 'unit',
    unit,
    unitDisplay: 'long',
  }).formatToParts(count);
  return parts.find(({ type }) => type === 'unit')?.value ?? unit;
}
