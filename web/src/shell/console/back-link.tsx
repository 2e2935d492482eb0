import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Icon } from '../../ui/icon.tsx';
import { TextLink } from '../../ui/text-link.tsx';

/** From a record to the list that it stands in. */
export function BackLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <TextLink as={Link} className="inline-flex items-center gap-1.5" href={href}>
      <Icon of={ArrowLeft} size={16} />
      {children}
    </TextLink>
  );
}
