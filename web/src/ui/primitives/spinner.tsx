type SpinnerProps = { size?: number; strokeWidth?: number; className?: string };

export function Spinner({ size = 18, strokeWidth = 2.5, className = '' }: SpinnerProps) {
  return (
    <svg
      aria-hidden="true"
      className={`shrink-0 animate-spin ${className}`}
      fill="none"
      height={size}
      viewBox="0 0 24 24"
      width={size}
    >
      <circle
        cx="12"
        cy="12"
        r="9.5"
        stroke="currentColor"
        strokeOpacity=".18"
        strokeWidth={strokeWidth}
      />
      <path
        d="M21.5 12A9.5 9.5 0 0 0 12 2.5"
        stroke="currentColor"
        strokeLinecap="round"
        strokeWidth={strokeWidth}
      />
    </svg>
  );
}
