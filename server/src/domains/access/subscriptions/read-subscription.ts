import type {
  ConsoleSubscription,
  SubscriptionGrant,
} from '@sesame/contract/console/subscriptions.ts';
import { serializeDuration } from '@sesame/contract/shared/durations.ts';
import { dollarsFromCents } from '@sesame/contract/shared/money.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { Platform } from '../../../platform/platform.ts';
import { listRevokedGrants } from '../grants/revoked-grants.store.ts';
import {
  findSubscription,
  type GrantOfSubscription,
  listGrantsOf,
} from './console-subscriptions.store.ts';
import { readLinks } from './read-links.ts';
import { serializePlan } from './serialize-plan.ts';

/** A subscription for the console: its items, and the grants that make up its end. */
export async function readSubscription(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  id: string,
): Promise<ConsoleSubscription> {
  const now = clock.now();
  const [head, grants, links, revoked] = await Promise.all([
    findSubscription(db, id, now),
    listGrantsOf(db, id),
    readLinks(db, id),
    listRevokedGrants(db, id, now),
  ]);
  if (head === undefined) refuse('not_found');
  return {
    id,
    user: { id: head.user_id, username: head.username, email: head.email },
    product: { id: head.product_id, title: head.title, title_ru: head.title_ru },
    created_at: head.created_at.toISOString(),
    ends_at: head.ends_at.toISOString(),
    state: head.state,
    ...(head.grace_until !== null && { grace_until: head.grace_until.toISOString() }),
    ...(head.changed_to !== null && {
      changed_to: { ...serializePlan(head.changed_to), payment_id: head.changed_to.payment_id },
    }),
    ...(head.kept_until !== null &&
      head.kept_for !== null && {
        kept: { until: head.kept_until.toISOString(), subscription_id: head.kept_for },
      }),
    restorable: revoked.length > 0,
    links,
    grants: grants.map(serializeGrant),
  };
}

function serializeGrant(row: GrantOfSubscription): SubscriptionGrant {
  return {
    id: row.id,
    source: sourceOf(row),
    payment_id: row.payment_id,
    operator: row.operator,
    duration: serializeDuration({ count: row.duration_count, unit: row.duration_unit }),
    starts_at: row.starts_at.toISOString(),
    ends_at: row.ends_at.toISOString(),
    granted_at: row.created_at.toISOString(),
    removed_days: row.removed_days,
    held: row.held_at !== null,
    reversed: row.reversed_at && { at: row.reversed_at.toISOString(), by: row.reversed_by },
    moved_to: row.moved_to,
    moved_from: row.moved_from,
    ...changeOf(row),
  };
}

/** What the plan change that ended a grant credited for it. */
function changeOf(row: GrantOfSubscription): Pick<SubscriptionGrant, 'changed'> {
  if (row.changed_by === null) return {};
  return {
    changed: {
      payment_id: row.changed_by,
      paid: dollarsFromCents(row.net_cents ?? 0),
      unused_days: row.unused_days ?? 0,
      total_days: row.total_days ?? 0,
      credit: dollarsFromCents(row.credit_cents ?? 0),
    },
  };
}

function sourceOf(row: GrantOfSubscription): SubscriptionGrant['source'] {
  if (row.payment_id !== null) return 'bought';
  if (row.earned_days_id !== null) return 'earned';
  return row.moved_from === null ? 'free' : 'moved';
}
