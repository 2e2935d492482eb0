import type { Language } from '@sesame/contract/shared/limits.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { Input } from '../../../ui/forms/input.tsx';
import { defaultFrame, type FieldProps } from './field-frame.ts';
import type { FieldTexts } from './field-issues.ts';
import { formMessages } from './forms.messages.ts';
import { formatDecimal, parseDecimal } from './typed-number.rules.ts';
import type { FieldRef } from './use-console-form.ts';
import { useField, useTypedInput } from './use-field.ts';

/** A number as serialized; NaN while the text is not one; null or missing when the field is empty. */
export type NumberValue = number | null | undefined;

type NumberFieldProps = FieldProps<NumberValue> & {
  placeholder?: string;
  controlClass?: string;
  disabled?: boolean;
  /** The unit, inside the control, where the label does not name it. */
  suffix?: string;
  /** Called after the value has changed. */
  onChanged?: (value: NumberValue) => void;
};
type NumberKind = {
  decimals: number;
  isFixed?: boolean;
  example: number;
  /** Serialized units of one typed unit; 1 by default. */
  factor?: number;
};

/** An amount in dollars: typed in the format of the language, read as whole cents. */
export function MoneyField(props: NumberFieldProps) {
  return <NumberField {...props} kind={money} />;
}

/** A percentage with up to two decimals, read as whole hundredths. */
export function PercentField(props: NumberFieldProps) {
  return <NumberField {...props} kind={percent} />;
}

export function IntegerField(props: NumberFieldProps) {
  return <NumberField {...props} kind={whole} />;
}

/** Any other number, with up to four decimals. */
export function DecimalField(props: NumberFieldProps) {
  return <NumberField {...props} kind={decimal} />;
}

/** A duration in minutes, serialized in seconds. */
export function MinutesField(props: NumberFieldProps) {
  return <NumberField {...props} kind={minutes} />;
}

export const money: NumberKind = { decimals: 2, isFixed: true, example: 123_450 };
const percent: NumberKind = { decimals: 2, example: 1_250 };
export const whole: NumberKind = { decimals: 0, example: 12 };
const minutes: NumberKind = { decimals: 2, example: 3_000, factor: 60 };
const decimal: NumberKind = { decimals: 4, example: 812_500 };

function NumberField({
  of,
  kind,
  invalid,
  frame: Frame = defaultFrame,
  label,
  hint,
  below,
  className = '',
  onChanged,
  ...input
}: NumberFieldProps & { kind: NumberKind }) {
  const { error, control } = useNumberInput(of, kind, { invalid, onChanged });
  return (
    <Frame className={className} error={error} hint={hint} label={label}>
      <NumberControl {...input} control={control} kind={kind} name={of.name} />
      {below}
    </Frame>
  );
}

type NumberControlProps = {
  kind: NumberKind;
  name: string;
  control: ReturnType<typeof useTypedInput<NumberValue>>;
  placeholder?: string;
  controlClass?: string;
  disabled?: boolean;
  suffix?: string;
};

function NumberControl({ kind, control, controlClass = '', suffix, ...input }: NumberControlProps) {
  return (
    <Input
      {...input}
      {...control}
      after={suffix ? <span className="pr-3 text-muted">{suffix}</span> : null}
      autoComplete="off"
      className={`type-tabular ${controlClass}`}
      inputMode={kind.decimals > 0 ? 'decimal' : 'numeric'}
    />
  );
}

/** The texts of a kind of number. */
export function useNumberTexts(kind: NumberKind, invalid?: string): FieldTexts {
  const { language } = useI18n();
  const t = useMessages(formMessages);
  const { decimals, isFixed = false, example } = kind;
  return {
    formatBound: (bound) => formatNumber(bound, language, kind),
    unreadable: t(decimals > 0 ? 'number' : 'whole', {
      example: formatDecimal(example, language, decimals, isFixed),
    }),
    invalid,
  };
}

function useNumberInput(
  of: FieldRef<NumberValue>,
  kind: NumberKind,
  {
    invalid,
    onChanged,
  }: { invalid: string | undefined; onChanged: NumberFieldProps['onChanged'] | undefined },
) {
  const { language } = useI18n();
  const { decimals, factor = 1 } = kind;
  const format = (value: NumberValue) => formatNumber(value, language, kind);
  const texts = useNumberTexts(kind, invalid);
  const field = useField(of, texts);
  const set = (value: NumberValue) => {
    field.set(value);
    onChanged?.(value);
  };
  const control = useTypedInput<NumberValue>(
    { ...field, set },
    {
      format,
      parse: (text) => {
        if (text.trim() === '') return of.bounds.nullable ? null : undefined;
        const units = parseDecimal(text, language, decimals);
        return units === undefined ? Number.NaN : (units * factor) / 10 ** decimals;
      },
    },
  );
  return { ...field, control };
}

/** Formats a serialized number as its field shows it: `12.9` as `12.90`. */
function formatNumber(
  value: NumberValue,
  language: Language,
  { decimals, isFixed = false, factor = 1 }: NumberKind,
): string {
  if (value === null || value === undefined || Number.isNaN(value)) return '';
  const units = Math.round((value * 10 ** decimals) / factor);
  return formatDecimal(units, language, decimals, isFixed);
}
