import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Icon } from '../../../ui/primitives/icon.tsx';
import { TextLink } from '../../../ui/primitives/text-link.tsx';

/** Link from a record to its list. */
export function BackLink({
  href,
  className = '',
  children,
}: {
  href: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <TextLink as={Link} className={`inline-flex items-center gap-1.5 ${className}`} href={href}>
      <Icon of={ArrowLeft} size={16} />
      {children}
    </TextLink>
  );
}
