import type { CSSProperties } from 'react';

type LogoProps = {
  src: string;
  /** Empty where the name stands beside it. */
  alt?: string;
  size?: number;
  dimmed?: boolean;
  /** Above the fold: do not wait for the scroll. */
  eager?: boolean;
  /** May override the size per width: `max-md:size-11`. */
  className?: string;
};

/** A service's tile; the inner hairline keeps dark tiles visible on a dark page. */
export function Logo({
  src,
  alt = '',
  size = 48,
  dimmed = false,
  eager = false,
  className = '',
}: LogoProps) {
  return (
    <span
      className={`relative block size-(--logo-size) shrink-0 overflow-hidden rounded-[23%] bg-fill after:absolute after:inset-0 after:rounded-[inherit] after:inset-ring after:inset-ring-logo-ring ${dimmed ? 'opacity-50 grayscale' : ''} ${className}`}
      // React types know no custom properties; the DOM takes them.
      style={{ '--logo-size': `${size}px` } as CSSProperties}
    >
      <img
        alt={alt}
        className="size-full object-cover"
        decoding="async"
        height={size}
        loading={eager ? 'eager' : 'lazy'}
        src={src}
        width={size}
      />
    </span>
  );
}
