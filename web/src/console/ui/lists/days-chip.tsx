import { X } from 'lucide-react';
import { useState } from 'react';
import { Icon } from '../../../ui/primitives/icon.tsx';

type Days = { since: string; until: string };

type DaysChipProps = {
  label: string;
  sinceLabel: string;
  untilLabel: string;
  clearLabel: string;
  /** Days as `YYYY-MM-DD`, both inclusive; an empty one leaves that end open. */
  value: Days;
  onChange: (days: Days) => void;
};

/** A date range as a filter: dashed outline while inactive, solid while active. */
export function DaysChip({
  label,
  sinceLabel,
  untilLabel,
  clearLabel,
  value,
  onChange,
}: DaysChipProps) {
  const isOn = value.since !== '' || value.until !== '';
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a flex row of one height everywhere
    <span
      aria-label={label}
      className={`relative inline-flex min-h-(--control) flex-wrap items-center gap-x-2 rounded-md border border-border-strong px-3 text-[.8125rem] has-focus-visible:ring-2 has-focus-visible:ring-accent ${
        isOn ? 'bg-surface pr-1' : 'border-dashed'
      }`}
      role="group"
    >
      <span aria-hidden="true" className="font-medium">
        {label}
      </span>
      <DayInput
        label={sinceLabel}
        max={value.until}
        onChange={(since) => onChange({ ...value, since })}
        value={value.since}
      />
      <span aria-hidden="true" className="text-muted">
        –
      </span>
      <DayInput
        label={untilLabel}
        min={value.since}
        onChange={(until) => onChange({ ...value, until })}
        value={value.until}
      />
      {isOn ? (
        <button
          aria-label={clearLabel}
          className="grid size-7 place-items-center rounded-sm text-muted hover:bg-fill hover:text-text pointer-coarse:size-11"
          onClick={() => onChange({ since: '', until: '' })}
          type="button"
        >
          <Icon of={X} size={14} />
        </button>
      ) : null}
    </span>
  );
}

/** A half-typed year is one like 0002: a day counts from the year 2000 on. */
const isWhole = (day: string) => day === '' || day >= '2000';

function DayInput({
  label,
  value,
  onChange,
  ...bounds
}: {
  label: string;
  value: string;
  onChange: (day: string) => void;
  min?: string;
  max?: string;
}) {
  const [typed, setTyped] = useState<string>();
  return (
    <input
      {...bounds}
      aria-label={label}
      className="h-7 w-[116px] bg-transparent text-accent-text outline-none pointer-coarse:h-11"
      onBlur={() => setTyped(undefined)}
      onChange={({ target }) => {
        setTyped(target.value);
        if (isWhole(target.value)) onChange(target.value);
      }}
      type="date"
      value={typed ?? value}
    />
  );
}
