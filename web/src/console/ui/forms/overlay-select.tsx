type OverlaySelectProps = {
  label: string;
  title?: string | undefined;
  options: readonly { value: string; label: string }[];
  /** Empty for none. */
  value: string;
  onChange: (value: string) => void;
};

/** A native select, laid invisibly over a custom control. The parent must be positioned, and shows the focus. */
export function OverlaySelect({ label, title, options, value, onChange }: OverlaySelectProps) {
  return (
    <select
      aria-label={label}
      className="absolute inset-0 cursor-pointer opacity-0"
      onChange={({ target }) => onChange(target.value)}
      title={title}
      value={value}
    >
      <option value="">–</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
