import { comparePlans } from '@sesame/contract/shared/plan-value.ts';
import { Plus, Trash2 } from 'lucide-react';
import { formatMoney } from '../../../i18n/format.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { Field } from '../../../ui/forms/field.tsx';
import { Input } from '../../../ui/forms/input.tsx';
import { NativeSelect } from '../../../ui/forms/native-select.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Icon } from '../../../ui/primitives/icon.tsx';
import { centsOf, type LineProblem, type PriceLine, wholeNumber } from './product-draft.rules.ts';
import { productMessages } from './products.messages.ts';

type PriceLinesProps = {
  lines: readonly PriceLine[];
  /** By the key of a line; undefined before the first attempt to save. */
  problems: ReadonlyMap<number, LineProblem> | undefined;
  onChange: (lines: readonly PriceLine[]) => void;
};

const UNITS = ['day', 'month', 'year'] as const;
const MOST = 20;

/** One row per price: duration, price and price per month. */
export function PriceLines({ lines, problems, onChange }: PriceLinesProps) {
  const t = useMessages(productMessages);
  const values = comparePlans(
    lines.map(({ amount, count, unit }) => ({
      amountCents: centsOf(amount) ?? 0,
      duration: { count: wholeNumber(count) || 1, unit },
    })),
  );
  const change = (key: number, part: Partial<PriceLine>) =>
    onChange(lines.map((line) => (line.key === key ? { ...line, ...part } : line)));
  const add = () => {
    const key = Math.max(-1, ...lines.map((line) => line.key)) + 1;
    onChange([...lines, { key, id: undefined, count: '', unit: 'month', amount: '' }]);
  };
  return (
    <fieldset className="@container m-0 min-w-0 border-0 p-0">
      <legend className="type-label mb-2 p-0">{t('pricesTitle')}</legend>
      <div
        aria-hidden="true"
        className="mb-1.5 grid grid-cols-[minmax(0,1fr)_104px_44px] gap-2.5 text-[.8125rem] text-muted @min-[27rem]:grid-cols-[minmax(0,170px)_120px_minmax(0,1fr)_40px]"
      >
        <span>{t('duration')}</span>
        <span>{t('price')}</span>
        <span className="@max-[27rem]:hidden">{t('perMonth')}</span>
      </div>
      <ul className="m-0 grid list-none gap-2 p-0">
        {lines.map((line, index) => {
          const problem = problems?.get(line.key);
          const monthly = values[index]?.monthlyCents;
          return (
            <li
              className="grid grid-cols-[minmax(0,1fr)_104px_44px] items-start gap-2.5 @min-[27rem]:grid-cols-[minmax(0,170px)_120px_minmax(0,1fr)_40px]"
              key={line.key}
            >
              <div className="grid grid-cols-[56px_minmax(0,1fr)] gap-1.5">
                <Field label={t('count')} labelHidden>
                  <Input
                    aria-invalid={problem?.count ? true : undefined}
                    inputMode="numeric"
                    maxLength={3}
                    onChange={(event) => change(line.key, { count: event.target.value })}
                    value={line.count}
                  />
                </Field>
                <NativeSelect
                  aria-label={t('unit')}
                  onChange={(event) => {
                    const unit = UNITS.find((one) => one === event.target.value);
                    if (unit) change(line.key, { unit });
                  }}
                  options={UNITS.map((value) => ({ value, label: t(value) }))}
                  value={line.unit}
                />
              </div>
              <Field label={t('price')} labelHidden>
                <Input
                  aria-invalid={problem?.amount ? true : undefined}
                  after={<span className="pr-3 text-muted">$</span>}
                  className="type-tabular"
                  inputMode="decimal"
                  maxLength={8}
                  onChange={(event) => change(line.key, { amount: event.target.value })}
                  value={line.amount}
                />
              </Field>
              <span className="type-tabular flex h-(--control) items-center text-muted @max-[27rem]:hidden">
                {monthly !== undefined && centsOf(line.amount) !== undefined
                  ? formatMoney(monthly)
                  : '–'}
              </span>
              <Button
                aria-label={t('removePrice')}
                onClick={() => onChange(lines.filter(({ key }) => key !== line.key))}
                size="icon"
                variant="ghost"
              >
                <Icon of={Trash2} size={16} />
              </Button>
              {problem ? (
                <p className="col-span-full text-[.8125rem] text-danger-text" role="alert">
                  {[problem.count, problem.amount]
                    .filter((one) => one !== undefined)
                    .map((one) => t(one))
                    .join('. ')}
                </p>
              ) : null}
            </li>
          );
        })}
      </ul>
      <Button
        className="mt-2"
        disabled={lines.length >= MOST}
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
