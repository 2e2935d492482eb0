import { Field } from '../../../ui/forms/field.tsx';
import { Input } from '../../../ui/forms/input.tsx';

type ColorSliderProps = {
  label: string;
  hint: string;
  value: number;
  max: number;
  step: number;
  onChange: (value: number) => void;
};

/** A number input with a slider. */
export function ColorSlider({ label, hint, value, max, step, onChange }: ColorSliderProps) {
  const take = (typed: string) => {
    const number = Number(typed);
    if (typed.trim() !== '' && number >= 0 && number <= max) onChange(number);
  };
  return (
    <>
      <Field hint={hint} label={label}>
        <Input
          max={max}
          min={0}
          onChange={({ target }) => take(target.value)}
          step={step}
          type="number"
          value={value}
        />
      </Field>
      <input
        aria-label={label}
        className="w-full accent-(--accent) pointer-coarse:min-h-11"
        max={max}
        min={0}
        onChange={({ target }) => take(target.value)}
        step={step}
        type="range"
        value={value}
      />
    </>
  );
}
