import type { CSSProperties } from 'react';

/** Custom properties the logo classes read, so that a media query can choose between the two. */
export function logoSizes(size: number, mobileSize: number): CSSProperties {
  // React's type knows no custom properties; the DOM takes them.
  return {
    '--logo-size': `${size}px`,
    '--logo-size-mobile': `${mobileSize}px`,
  } as CSSProperties;
}
