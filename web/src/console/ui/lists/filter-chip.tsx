import { CirclePlus, X } from 'lucide-react';
import { Icon } from '../../../ui/primitives/icon.tsx';
import { SelectButton } from '../forms/select.tsx';

type FilterChipProps = {
  label: string;
  clearLabel: string;
  options: readonly { value: string; label: string }[];
  /** Empty when the filter is inactive. */
  value: string;
  onChange: (value: string) => void;
};

/** A filter of a list: dashed while inactive, solid with its value while active.  */
export function FilterChip({ label, clearLabel, options, value, onChange }: FilterChipProps) {
  const chosen = options.find((option) => option.value === value);
  return (
    <span
      className={`relative inline-flex h-(--control) max-w-full items-center rounded-md border text-[.8125rem] has-focus-visible:ring-2 has-focus-visible:ring-accent ${
        chosen ? 'border-border-strong bg-surface pr-1' : 'border-border-strong border-dashed'
      }`}
    >
      <SelectButton
        className="flex h-full min-w-0 items-center gap-2 rounded-[inherit] px-3 font-medium outline-none"
        label={label}
        onChange={onChange}
        options={[{ value: '', label: '–' }, ...options]}
        title={chosen?.label}
        value={value}
      >
        {chosen ? null : <Icon of={CirclePlus} size={16} />}
        {label}
        {chosen ? <span className="min-w-0 truncate text-accent-text">{chosen.label}</span> : null}
      </SelectButton>
      {chosen ? (
        <button
          aria-label={clearLabel}
          className="relative grid size-7 shrink-0 place-items-center rounded-sm text-muted hover:bg-fill hover:text-text"
          onClick={() => onChange('')}
          type="button"
        >
          <Icon of={X} size={14} />
        </button>
      ) : null}
    </span>
  );
}
