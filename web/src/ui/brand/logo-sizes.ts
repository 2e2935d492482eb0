import type { CSSProperties } from 'react';

/** Custom properties for the logo classes, so that a media query can choose between the two sizes. */
export function logoSizes(size: number, mobileSize: number): CSSProperties {
  // React's style type has no custom properties; the DOM accepts them.
  return {
    '--logo-size': `${size}px`,
    '--logo-size-mobile': `${mobileSize}px`,
  } as CSSProperties;
}
