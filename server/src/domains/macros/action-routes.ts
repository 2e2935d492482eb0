import { EXTENSION_UNCONFIRMED_DAYS } from '@sesame/contract/limits.ts';
import type { MacroAction, MacroKind } from '@sesame/contract/operator-macros.ts';
import { refundPayment } from '@sesame/contract/operator-payments.ts';
import { extendSubscription, reissueLink } from '@sesame/contract/operator-subscriptions.ts';
import { holdTicket, prioritizeTicket, resolveTicket } from '@sesame/contract/operator-support.ts';
import { isPermitted } from '@sesame/contract/permissions.ts';
import type { RouteSpec } from '@sesame/contract/route.ts';
import type { OperatorSession } from '../../platform/http/call.ts';

/** What the same act is by hand: a macro is no way round its permission, nor round its confirmation. */
const routes: Readonly<Record<MacroKind, RouteSpec & { readonly auth: 'operator' }>> = {
  extend: extendSubscription,
  reissue: reissueLink,
  refund: refundPayment,
  hold: holdTicket,
  resolve: resolveTicket,
  priority: prioritizeTicket,
};

export function mayDo({ role }: Pick<OperatorSession, 'role'>, action: MacroAction | null) {
  return action === null || isPermitted(role, routes[action.kind].permission);
}

export function needsConfirmation(action: MacroAction | null): boolean {
  if (action === null) return false;
  if (action.kind === 'extend' && action.days > EXTENSION_UNCONFIRMED_DAYS) return true;
  return routes[action.kind].confirmed === true;
}
