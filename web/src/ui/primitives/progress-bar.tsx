type ProgressBarProps = {
  label: string;
  /** 0 to 1. */
  share: number;
  className?: string;
};

/** A determinate progress bar. */
export function ProgressBar({ label, share, className = '' }: ProgressBarProps) {
  const percent = Math.round(share * 100);
  return (
    <div
      aria-label={label}
      aria-valuemax={100}
      aria-valuemin={0}
      aria-valuenow={percent}
      className={`forced-color-adjust-none h-1 overflow-hidden rounded-full bg-fill-strong ${className}`}
      role="progressbar"
    >
      <div
        className="h-full origin-left bg-accent-graphic transition-transform duration-(--duration-2)"
        style={{ transform: `scaleX(${share})` }}
      />
    </div>
  );
}
