type BrandMarkProps = { size?: number; className?: string };

/** The default logo mark: an arch with a seed cut out of it. An operator's logo replaces it through the class. */
export function BrandMark({ size = 26, className = '' }: BrandMarkProps) {
  return (
    <svg
      aria-hidden="true"
      className={`brand-mark shrink-0 text-accent-graphic ${className}`}
      height={size}
      viewBox="0 0 28 28"
      width={size}
    >
      <path
        d="M3.5 26V13.2C3.5 7.3 8.2 2.5 14 2.5s10.5 4.8 10.5 10.7V26zM14 8.2c-2.9 3.8-4.5 6.7-4.5 9.4a4.5 4.5 0 0 0 9 0c0-2.7-1.6-5.6-4.5-9.4z"
        fill="currentColor"
        fillRule="evenodd"
      />
    </svg>
  );
}

/** Logo mark and name side by side; a long name is truncated. */
export function BrandLockup({ name, size = 26 }: { name: string; size?: number }) {
  return (
    <span className="flex min-w-0 items-center gap-[9px] text-text">
      <BrandMark size={size} />
      <span className="min-w-0 truncate font-semibold text-lg leading-6 tracking-[-.022em]">
        {name}
      </span>
    </span>
  );
}
