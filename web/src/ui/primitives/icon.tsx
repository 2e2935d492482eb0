import type { LucideIcon } from 'lucide-react';

type IconProps = { of: LucideIcon; size?: number; className?: string };

/** A Lucide icon with our stroke width: 1.75, and 2 at 16 px and below. Hidden from assistive technology. */
export function Icon({ of: Mark, size = 18, className = '' }: IconProps) {
  return (
    <Mark
      aria-hidden="true"
      className={`shrink-0 ${className}`}
      size={size}
      strokeWidth={size <= 16 ? 2 : 1.75}
    />
  );
}
