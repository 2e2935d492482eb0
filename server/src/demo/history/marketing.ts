import {
  type AnnouncementDraft,
  createAnnouncement,
} from '@sesame/contract/console/announcements.ts';
import { createPromoCode } from '@sesame/contract/console/payments/promo-codes.ts';
import { DAY_MS } from '@sesame/contract/shared/durations.ts';
import { activateCampaign, visitCampaign } from '@sesame/contract/shop/campaign-visits.ts';
import type { Buyer } from './history-shop.ts';
import { stranger } from './people.ts';
import type { World } from './world.ts';

/** For a first purchase; made by the owner when the shop opened. */
export const WELCOME = 'WELCOME10';

const campaigns = ['video-review', 'channel-post', 'search-ads'] as const;

export async function openShop({ shop, team }: World): Promise<void> {
  const terms = {
    percent: 10,
    starts_at: null,
    ends_at: null,
    max_uses: 500,
    per_user_limit: 1,
    first_purchase_only: true,
    min_amount: 0,
    method_category: null,
    product_ids: [],
    note: 'In the welcome email',
  };
  const owner = await shop.asOperator(team.owner);
  await shop.call(createPromoCode, { body: { code: WELCOME, ...terms } }, owner);
}

/** Told everyone on the dashboard for a week, long over. */
export function planAnnouncements(
  { agenda, shop, team, until }: World,
  draft: AnnouncementTexts,
): void {
  const startsAt = until - 48 * DAY_MS;
  const body: AnnouncementDraft = {
    ...draft,
    starts_at: new Date(startsAt).toISOString(),
    ends_at: new Date(startsAt + 7 * DAY_MS).toISOString(),
  };
  agenda.at(startsAt - DAY_MS, async () => {
    await shop.call(createAnnouncement, { body }, await shop.asOperator(team.owner));
  });
}

export type AnnouncementTexts = Omit<AnnouncementDraft, 'starts_at' | 'ends_at'>;

export async function visitShop({ shop, random }: World): Promise<void> {
  const campaign = random.pick(campaigns);
  await shop.call(visitCampaign, { body: { value: campaign } }, stranger(random));
}

export async function comeFromCampaign({ shop, random }: World, buyer: Buyer): Promise<void> {
  const body = { value: random.pick(campaigns), register: true };
  await shop.call(activateCampaign, { body }, await shop.asBuyer(buyer));
}
