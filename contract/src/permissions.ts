/**
 * What an operator may do, as `section:action`. A route with `auth: 'operator'` names the one permission it needs;
 * roles are sets of them. `session:own` is everybody's: to know who one is and to leave.
 */
export const permissions = [
  'session:own',
  'tickets:read',
  'tickets:write',
  'macros:write',
  'announcements:read',
  'announcements:write',
  'referrals:read',
  'referrals:write',
  'payments:read',
  'payments:write',
  'payments:refund',
  'payments:confirm',
  'transfers:read',
  'transfers:write',
  'payouts:read',
  'payouts:write',
  'gateways:read',
  'gateways:write',
  'methods:read',
  'methods:write',
  'campaigns:read',
  'products:read',
  'products:write',
  'prices:write',
  'stock:read',
  'stock:write',
  'stock:reveal',
  'audit:read',
  'staff:read',
  'staff:write',
  'texts:read',
  'texts:write',
  'system:read',
  'system:write',
  'promos:read',
  'promos:write',
  'reports:read',
  'alerts:read',
  'alerts:write',
  'settings:read',
  'settings:write',
  'rules:write',
  'users:read',
  'users:write',
  'users:block',
  'users:access',
  'users:privacy',
  'users:view',
  'subscriptions:read',
  'subscriptions:write',
  'subscriptions:give',
  'subscriptions:reissue',
  'bulk:read',
  'bulk:write',
] as const;

export type Permission = (typeof permissions)[number];

export const operatorRoles = [
  'owner',
  'manager',
  'finance',
  'support',
  'content',
  'auditor',
] as const;

export type OperatorRole = (typeof operatorRoles)[number];

/**
 * What each role may do. Money leaves by an owner or by finance, and an owner alone says where it arrives and how it is
 * protected; an auditor sees everything and changes nothing.
 */
export const permissionsOf: Readonly<Record<OperatorRole, readonly Permission[]>> = {
  owner: permissions,
  manager: permissions.filter(
    (permission) =>
      permission !== 'payouts:write' &&
      permission !== 'payments:refund' &&
      permission !== 'payments:confirm' &&
      permission !== 'gateways:write' &&
      permission !== 'staff:write' &&
      permission !== 'system:write' &&
      permission !== 'rules:write',
  ),
  finance: [
    'session:own',
    'payments:read',
    'payments:write',
    'payments:refund',
    'payments:confirm',
    'transfers:read',
    'transfers:write',
    'referrals:read',
    'referrals:write',
    'payouts:read',
    'payouts:write',
    'gateways:read',
    'methods:read',
    'methods:write',
    'campaigns:read',
    'products:read',
    'stock:read',
    'promos:read',
    'reports:read',
    'alerts:read',
    'alerts:write',
    'users:read',
    'subscriptions:read',
  ],
  support: [
    'session:own',
    'tickets:read',
    'tickets:write',
    'macros:write',
    'announcements:read',
    'payments:read',
    'products:read',
    'stock:read',
    'users:read',
    'users:write',
    'users:view',
    'subscriptions:read',
    'subscriptions:reissue',
  ],
  content: [
    'session:own',
    'texts:read',
    'texts:write',
    'announcements:read',
    'announcements:write',
    'campaigns:read',
    'products:read',
    'products:write',
    'promos:read',
  ],
  auditor: permissions.filter(
    (permission) => permission === 'session:own' || permission.endsWith(':read'),
  ),
};

export function isPermitted(role: OperatorRole, permission: Permission): boolean {
  return permissionsOf[role].includes(permission);
}

/** Whether somebody of one role may give another: nobody gives what they do not have. */
export function mayGrant(role: OperatorRole, wanted: OperatorRole): boolean {
  return permissionsOf[wanted].every((permission) => isPermitted(role, permission));
}
