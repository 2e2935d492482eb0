import type { MacroAction, MacroKind } from '@sesame/contract/console/macros.ts';
import { refundPayment } from '@sesame/contract/console/payments/payments.ts';
import { isPermitted } from '@sesame/contract/console/permissions.ts';
import { extendSubscription, replaceCredential } from '@sesame/contract/console/subscriptions.ts';
import { holdTicket, prioritizeTicket, resolveTicket } from '@sesame/contract/console/tickets.ts';
import { EXTENSION_UNCONFIRMED_DAYS } from '@sesame/contract/shared/limits.ts';
import type { RouteSpec } from '@sesame/contract/shared/route.ts';
import type { OperatorSession } from '../../platform/http/call.ts';

/** The route of each action done manually: a macro needs the same permission and the same confirmation. */
const routes: Readonly<Record<MacroKind, RouteSpec & { readonly auth: 'operator' }>> = {
  extend: extendSubscription,
  replace: replaceCredential,
  refund: refundPayment,
  hold: holdTicket,
  resolve: resolveTicket,
  priority: prioritizeTicket,
};

export function isActionPermitted(
  { role }: Pick<OperatorSession, 'role'>,
  action: MacroAction | null,
) {
  return action === null || isPermitted(role, routes[action.kind].permission);
}

export function needsConfirmation(action: MacroAction | null): boolean {
  if (action === null) return false;
  if (action.kind === 'extend' && action.days > EXTENSION_UNCONFIRMED_DAYS) return true;
  return routes[action.kind].confirmed === true;
}
