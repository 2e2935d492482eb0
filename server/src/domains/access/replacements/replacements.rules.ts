import type { LinkCheck } from '@sesame/contract/shared/states.ts';

/**
 * What the status of an answer says about a link. Only these mean that nothing is there: a page that asks for a sign-in,
 * or that does not know the method `HEAD`, is there.
 */
export function checkOfStatus(status: number): LinkCheck {
  return status === 404 || status === 410 || status >= 500 ? 'fails' : 'works';
}

/** How often a buyer may still replace an item; 0 for items that serve other buyers too. */
export function replacementsLeft({
  kind,
  limit,
  used,
  hasOther,
}: {
  readonly kind: string;
  readonly limit: number;
  readonly used: number;
  /** Whether the inventory has another item for one buyer. */
  readonly hasOther: boolean;
}): number {
  return kind === 'unique' && hasOther ? Math.max(0, limit - used) : 0;
}
