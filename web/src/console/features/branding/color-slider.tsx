import { DecimalField, type NumberValue } from '../../ui/forms/number-fields.tsx';
import type { FieldRef } from '../../ui/forms/use-console-form.ts';
import { useField } from '../../ui/forms/use-field.ts';

type ColorSliderProps = {
  of: FieldRef<NumberValue>;
  label: string;
  hint: string;
  step: number;
};

/** A slider with a number field. */
export function ColorSlider({ of, label, hint, step }: ColorSliderProps) {
  const { value, set } = useField(of);
  const { min, max } = of.bounds;
  return (
    <>
      <DecimalField hint={hint} label={label} of={of} />
      <input
        aria-label={label}
        className="w-full accent-(--accent) pointer-coarse:min-h-11"
        max={max}
        min={min}
        onChange={({ target }) => set(Number(target.value))}
        step={step}
        type="range"
        value={Number.isFinite(value) ? Number(value) : (min ?? 0)}
      />
    </>
  );
}
