import type { Permission } from '@sesame/contract/console/permissions.ts';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Icon } from '../../../ui/primitives/icon.tsx';
import { LinkButton } from '../../../ui/primitives/link-button.tsx';
import { useMay } from '../../api/use-operator.ts';

type CreateLinkProps = {
  /** Operators without it do not see the link. */
  permission: Permission;
  href: string;
  children: ReactNode;
};

/** Link from a list to the editor of a new record. */
export function CreateLink({ permission, href, children }: CreateLinkProps) {
  const may = useMay();
  if (!may(permission)) return null;
  return (
    <LinkButton as={Link} href={href} icon={<Icon of={Plus} />}>
      {children}
    </LinkButton>
  );
}
