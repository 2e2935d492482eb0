import { type CSSProperties, useId } from 'react';

type ColorSliderProps = {
  label: string;
  value: number;
  max: number;
  step: number;
  /** What a screen reader says instead of the number. */
  valueText: string;
  /** The colors along the track, from the lowest value to the highest. */
  colors: readonly string[];
  thumb: string;
  onChange: (value: number) => void;
};

const thumbShape =
  '[&::-webkit-slider-thumb]:size-6 [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-full [&::-webkit-slider-thumb]:border-[3px] [&::-webkit-slider-thumb]:border-surface [&::-webkit-slider-thumb]:bg-(--thumb) [&::-moz-range-thumb]:size-5 [&::-moz-range-thumb]:rounded-full [&::-moz-range-thumb]:border-[3px] [&::-moz-range-thumb]:border-surface [&::-moz-range-thumb]:bg-(--thumb)';

/** A slider over a strip of the colors that it chooses from. */
export function ColorSlider({
  label,
  colors,
  thumb,
  valueText,
  onChange,
  ...range
}: ColorSliderProps) {
  const id = useId();
  return (
    <div className="grid content-start gap-2">
      <label className="type-label" htmlFor={id}>
        {label}
      </label>
      <span className="flex min-h-9 items-center pointer-coarse:min-h-11">
        <input
          {...range}
          aria-valuetext={valueText}
          className={`m-0 h-3 w-full cursor-pointer appearance-none rounded-full disabled:cursor-default ${thumbShape}`}
          id={id}
          min={0}
          onChange={({ target }) => onChange(Number(target.value))}
          style={
            {
              backgroundImage: `linear-gradient(to right, ${colors.join(', ')})`,
              '--thumb': thumb,
              // React's style type has no custom properties.
            } as CSSProperties
          }
          type="range"
        />
      </span>
    </div>
  );
}
