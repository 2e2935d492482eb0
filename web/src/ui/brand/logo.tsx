import { logoSizes } from './logo-sizes.ts';

type LogoProps = {
  src: string;
  /** Empty when the name is next to it. */
  alt?: string;
  size?: number;
  /** Size below 768 px, if different. */
  mobileSize?: number | undefined;
  dimmed?: boolean;
  /** Above the fold: load without waiting for scrolling. */
  eager?: boolean;
};

/** The logo of a service; its inner hairline keeps dark logos visible on a dark page. */
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
