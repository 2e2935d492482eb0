import { comparePlans } from '@sesame/contract/plan-value.ts';
import { Plus, Trash2 } from 'lucide-react';
import { formatMoney } from '../../../i18n/format.ts';
import { useWords } from '../../../i18n/words.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Input } from '../../../ui/input.tsx';
import { NativeSelect } from '../../../ui/native-select.tsx';
import { centsOf, type LineProblem, type PriceLine, wholeNumber } from './product-draft.rules.ts';
import { productWords } from './products.words.ts';

type PriceLinesProps = {
  lines: readonly PriceLine[];
  /** By the key of a line; undefined while nothing was tried. */
  problems: ReadonlyMap<number, LineProblem> | undefined;
  onChange: (lines: readonly PriceLine[]) => void;
};

const UNITS = ['day', 'month', 'year'] as const;
const MOST = 20;

/** A row for each price: how long, how much, and what that is a month. */
export function PriceLines({ lines, problems, onChange }: PriceLinesProps) {
  const say = useWords(productWords);
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
    <fieldset className="m-0 min-w-0 border-0 p-0">
      <legend className="type-label mb-2 p-0">{say('pricesTitle')}</legend>
      <div
        aria-hidden="true"
        className="mb-1.5 grid grid-cols-[minmax(0,170px)_120px_minmax(0,1fr)_40px] gap-2.5 text-[.8125rem] text-muted max-md:grid-cols-[minmax(0,1fr)_104px_44px]"
      >
        <span>{say('duration')}</span>
        <span>{say('price')}</span>
        <span className="max-md:hidden">{say('perMonth')}</span>
      </div>
      <ul className="m-0 grid list-none gap-2 p-0">
        {lines.map((line, index) => {
          const problem = problems?.get(line.key);
          const monthly = values[index]?.monthlyCents;
          return (
            <li
              className="grid grid-cols-[minmax(0,170px)_120px_minmax(0,1fr)_40px] items-start gap-2.5 max-md:grid-cols-[minmax(0,1fr)_104px_44px]"
              key={line.key}
            >
              <div className="grid grid-cols-[56px_minmax(0,1fr)] gap-1.5">
                <Field label={say('count')} labelHidden>
                  <Input
                    aria-invalid={problem?.count ? true : undefined}
                    inputMode="numeric"
                    maxLength={3}
                    onChange={(event) => change(line.key, { count: event.target.value })}
                    value={line.count}
                  />
                </Field>
                <NativeSelect
                  aria-label={say('unit')}
                  onChange={(event) => {
                    const unit = UNITS.find((one) => one === event.target.value);
                    if (unit) change(line.key, { unit });
                  }}
                  options={UNITS.map((value) => ({ value, label: say(value) }))}
                  value={line.unit}
                />
              </div>
              <Field label={say('price')} labelHidden>
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
              <span className="type-tabular flex h-(--control) items-center text-muted max-md:hidden">
                {monthly !== undefined && centsOf(line.amount) !== undefined
                  ? formatMoney(monthly)
                  : '–'}
              </span>
              <Button
                aria-label={say('removePrice')}
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
                    .map((one) => say(one))
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
        {say('addPrice')}
      </Button>
      <p className="mt-1 text-[.8125rem] text-muted leading-[18px]">{say('versionHint')}</p>
    </fieldset>
  );
}
