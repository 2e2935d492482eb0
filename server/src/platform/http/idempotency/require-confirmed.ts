import { isPermitted, type Permission } from '@sesame/contract/console/permissions.ts';
import type { OperatorSession } from '../call.ts';
import { refuse } from '../errors.ts';

/** For calls that need a fresh confirmation only for some inputs: refuses as a route with `confirmed` does. */
export function requireConfirmed({ isConfirmed }: Pick<OperatorSession, 'isConfirmed'>): void {
  if (!isConfirmed) refuse('confirmation_required');
}

/** For inputs that need a permission in addition to the one of their route. */
export function requirePermission(
  { role }: Pick<OperatorSession, 'role'>,
  permission: Permission,
): void {
  if (!isPermitted(role, permission)) refuse('forbidden');
}
