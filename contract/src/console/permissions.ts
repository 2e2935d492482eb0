/**
 * Permissions of operators, as `section:action`. A route with `auth: 'operator'` names the one permission it needs;
 * roles are sets of them. Every role has `session:own`: to read the own session and sign out.
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
  'campaigns:write',
  'products:read',
  'products:write',
  'prices:write',
  'inventory:read',
  'inventory:write',
  'inventory:reveal',
  'audit:read',
  'team:read',
  'team:write',
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
  'connections:write',
  'rules:write',
  'users:read',
  'users:write',
  'users:block',
  'users:access',
  'users:privacy',
  'users:impersonate',
  'subscriptions:read',
  'subscriptions:extend',
  'subscriptions:write',
  'subscriptions:grant',
  'subscriptions:replace',
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
 * The permissions of each role. Owners and finance may send money out; only owners decide where it arrives and how it
 * is protected; `auditor` reads everything and changes nothing. Without `subscriptions:write` an operator adds at most
 * `GOODWILL_DAYS_MAX` days to a subscription, so support can make up for an outage.
 */
export const permissionsOf: Readonly<Record<OperatorRole, readonly Permission[]>> = {
  owner: permissions,
  manager: permissions.filter(
    (permission) =>
      permission !== 'payouts:write' &&
      permission !== 'payments:refund' &&
      permission !== 'payments:confirm' &&
      permission !== 'gateways:write' &&
      permission !== 'connections:write' &&
      permission !== 'team:write' &&
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
    'campaigns:write',
    'products:read',
    'inventory:read',
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
    'transfers:read',
    'inventory:read',
    'users:read',
    'users:write',
    'users:impersonate',
    'subscriptions:read',
    'subscriptions:extend',
    'subscriptions:replace',
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

/** Whether an operator of one role may give another: only a role whose permissions they all have. */
export function mayGrant(role: OperatorRole, granted: OperatorRole): boolean {
  return permissionsOf[granted].every((permission) => isPermitted(role, permission));
}
