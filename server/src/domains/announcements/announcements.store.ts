import type { Announcement } from '@sesame/contract/shop/announcements.ts';
import type { Pool } from 'pg';
import type { Executor } from '../../platform/platform.ts';

// Scans the index in display order and stops at the first match; everything else is looked up by key.
const ANNOUNCEMENT_TO_SHOW = `
  select (
    select row_to_json(shown) from (
      select a.id, a.title, a.title_ru, a.description, a.description_ru, a.button_text, a.button_text_ru, a.button_href,
        a.image, a.image_alt, a.image_alt_ru
      from announcements a
      where a.archived_at is null
        and (a.starts_at is null or a.starts_at <= $2) and (a.ends_at is null or a.ends_at > $2)
        and (a.language is null or a.language = u.language)
        and (a.audience = 'all' or (a.audience = 'with_subscription') = exists (
          select 1 from subscriptions o where o.user_id = s.user_id and o.ends_at > $2))
        and not exists (
          select 1 from announcement_dismissals c where c.user_id = s.user_id and c.announcement_id = a.id)
      order by a.priority desc, a.id desc
      limit 1
    ) shown
  ) as announcement
  from sessions s join users u on u.id = s.user_id where s.token_hash = $1 and s.expires_at > $2`;

/** @returns undefined without a valid session, null when there is nothing to show */
export async function findAnnouncementOfSession(
  pool: Pool,
  tokenHash: Buffer,
  now: Date,
): Promise<Announcement | null | undefined> {
  const { rows } = await pool.query<{ announcement: Announcement | null }>(ANNOUNCEMENT_TO_SHOW, [
    tokenHash,
    now,
  ]);
  return rows[0]?.announcement;
}

/** @returns false when there is no such announcement */
export async function insertDismissal(
  db: Executor,
  closing: { announcementId: number; userId: string; at: Date },
): Promise<boolean> {
  const known = await db
    .selectFrom('announcements')
    .select('id')
    .where('id', '=', closing.announcementId)
    .executeTakeFirst();
  if (known === undefined) return false;
  await db
    .insertInto('announcement_dismissals')
    .values({
      announcement_id: closing.announcementId,
      user_id: closing.userId,
      dismissed_at: closing.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return true;
}

export function findDismissalsOf(db: Executor, userId: string) {
  return db
    .selectFrom('announcement_dismissals')
    .innerJoin('announcements', 'announcements.id', 'announcement_dismissals.announcement_id')
    .select(['announcements.title', 'announcement_dismissals.dismissed_at'])
    .where('announcement_dismissals.user_id', '=', userId)
    .orderBy('announcement_dismissals.dismissed_at')
    .execute();
}
