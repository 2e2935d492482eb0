import type { ReactNode } from 'react';
import { Checkbox, Switch } from '../../../ui/forms/toggle.tsx';
import { defaultFrame, type FieldProps } from './field-frame.ts';
import { Select } from './select.tsx';
import type { FieldRef } from './use-console-form.ts';
import { useField } from './use-field.ts';

type SelectFieldProps<Value> = FieldProps<Value | undefined> & {
  options: readonly { value: NoInfer<Value>; label: string }[];
  /** Called after the value has changed. */
  onChanged?: (value: Value) => void;
  disabled?: boolean;
};

/** A select; without a value, an empty option is shown until one is chosen. */
export function SelectField<Value extends string | number | boolean | null>({
  of,
  options,
  onChanged,
  disabled = false,
  invalid,
  frame: Frame = defaultFrame,
  label,
  hint,
  className = '',
  below,
}: SelectFieldProps<Value>) {
  const { value, set, onBlur, error } = useField(of, { invalid });
  const choices = options.map((option) => ({ value: String(option.value), label: option.label }));
  return (
    <Frame className={className} error={error} hint={hint} label={label}>
      <Select
        disabled={disabled}
        name={of.name}
        onBlur={onBlur}
        onChange={(next) => {
          const chosen = options.find((option) => String(option.value) === next);
          if (!chosen) return;
          set(chosen.value);
          onChanged?.(chosen.value);
        }}
        options={value === undefined ? [{ value: '', label: '–' }, ...choices] : choices}
        required={!of.bounds.optional}
        value={value === undefined ? '' : String(value)}
      />
      {below}
    </Frame>
  );
}

type ToggleFieldProps = {
  of: FieldRef<boolean>;
  variant?: 'checkbox' | 'switch';
  className?: string;
  children: ReactNode;
};

export function ToggleField({
  of,
  variant = 'checkbox',
  className = '',
  children,
}: ToggleFieldProps) {
  const { value, set, onBlur } = useField(of);
  const Toggle = variant === 'switch' ? Switch : Checkbox;
  return (
    <Toggle
      checked={value}
      className={className}
      name={of.name}
      onBlur={onBlur}
      onChange={({ target }) => set(target.checked)}
    >
      {children}
    </Toggle>
  );
}
