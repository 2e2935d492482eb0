import { logoSizes } from './logo-sizes.ts';

type LogoProps = {
  src: string;
  /** Empty where the name stands beside it. */
  alt?: string;
  size?: number;
  /** Below 768 px, where it differs. */
  mobileSize?: number | undefined;
  dimmed?: boolean;
  /** Above the fold: do not wait for the scroll. */
  eager?: boolean;
};

/** A service's tile; the inner hairline keeps dark tiles visible on a dark page. */
export function Logo({
  src,
  alt = '',
  size = 48,
  mobileSize = size,
  dimmed = false,
  eager = false,
}: LogoProps) {
  return (
    <span
      className={`relative block size-(--logo-size) shrink-0 overflow-hidden rounded-[23%] bg-fill after:absolute after:inset-0 after:rounded-[inherit] after:inset-ring after:inset-ring-logo-ring max-md:size-(--logo-size-mobile) ${dimmed ? 'opacity-50 grayscale' : ''}`}
      style={logoSizes(size, mobileSize)}
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
