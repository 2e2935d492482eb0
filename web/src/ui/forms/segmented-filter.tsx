import { type ReactNode, useId } from 'react';

export type Segment<Value extends string> = { value: Value; label: ReactNode };
type SegmentedFilterProps<Value extends string> = {
  label: string;
  segments: readonly Segment<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  className?: string;
};

/** A choice of a few, with real radio buttons, so that arrow keys work natively. */
export function SegmentedFilter<Value extends string>({
  label,
  segments,
  value,
  onChange,
  className = '',
}: SegmentedFilterProps<Value>) {
  const name = useId();
  return (
    <div
      aria-label={label}
      className={`inline-flex gap-0.5 rounded-md bg-fill p-[3px] max-md:flex ${className}`}
      role="radiogroup"
    >
      {segments.map((segment) => (
        <label
          className="relative flex h-[34px] items-center justify-center whitespace-nowrap rounded-[7px] px-3.5 font-medium text-[.8125rem] text-text-secondary transition-colors duration-(--duration-1) hover:text-text has-[:checked]:bg-thumb has-[:checked]:text-text has-[:checked]:shadow-thumb has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-ring max-md:h-[38px] max-md:flex-1 max-md:px-2 forced-colors:has-[:checked]:border"
          key={segment.value}
        >
          <input
            checked={segment.value === value}
            className="absolute inset-0 cursor-pointer opacity-0"
            name={name}
            onChange={() => onChange(segment.value)}
            type="radio"
            value={segment.value}
          />
          {segment.label}
        </label>
      ))}
    </div>
  );
}
