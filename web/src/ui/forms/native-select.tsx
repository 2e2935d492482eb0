import { ChevronDown, ChevronsUpDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { buttonClasses } from '../primitives/button-classes.ts';
import { Icon } from '../primitives/icon.tsx';
import { ControlBox, controlText } from './control-box.tsx';
import { useFieldWiring } from './field.tsx';

export type SelectOption = { value: string; label: string };
type NativeSelectProps = Omit<ComponentProps<'select'>, 'size' | 'children'> & {
  options: readonly SelectOption[];
  /** `ghost` looks like a small ghost button, for the language choice in the header. */
  variant?: 'field' | 'ghost';
};

/** The native select: it works best on phones and needs no script. */
export function NativeSelect({
  options,
  variant = 'field',
  className = '',
  ...rest
}: NativeSelectProps) {
  const wiring = useFieldWiring();
  const choices = options.map((option) => (
    <option className="bg-raised text-text" key={option.value} value={option.value}>
      {option.label}
    </option>
  ));
  if (variant === 'ghost') {
    return (
      <span className={`relative inline-flex items-center ${className}`}>
        <select
          {...wiring}
          {...rest}
          className={buttonClasses({
            variant: 'ghost',
            size: 'sm',
            // As wide as the chosen option, not the longest one.
            className: 'appearance-none pr-8 [field-sizing:content]',
          })}
        >
          {choices}
        </select>
        <Icon
          className="pointer-events-none absolute right-2.5 text-text-secondary"
          of={ChevronsUpDown}
          size={14}
        />
      </span>
    );
  }
  return (
    <ControlBox className={className}>
      <select {...wiring} {...rest} className={`${controlText} appearance-none pr-9`}>
        {choices}
      </select>
      <Icon
        className="pointer-events-none absolute right-2.5 text-muted"
        of={ChevronDown}
        size={16}
      />
    </ControlBox>
  );
}
