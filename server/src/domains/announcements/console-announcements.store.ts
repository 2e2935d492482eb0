import type {
  ConsoleAnnouncement,
  listAnnouncements,
} from '@sesame/contract/console/announcements.ts';
import type { FiltersOf } from '@sesame/contract/shared/define-list.ts';
import { type Selectable, sql, type Updateable } from 'kysely';
import type { Database } from '../../database.types.ts';
import { type FilterSql, keyset, type ListPage, whereOf } from '../../platform/db/list-sql.ts';
import type { Executor } from '../../platform/platform.ts';

export type AnnouncementRow = Selectable<Database['announcements']>;
/** The columns that an operator writes. */
export type WrittenAnnouncement = Omit<
  Updateable<Database['announcements']>,
  'id' | 'version' | 'created_at' | 'updated_at' | 'archived_at'
> & { readonly title: string; readonly title_ru: string };

export async function insertAnnouncement(
  tx: Executor,
  written: WrittenAnnouncement,
  at: Date,
): Promise<AnnouncementRow> {
  return tx
    .insertInto('announcements')
    .values({
      image: null,
      starts_at: null,
      ends_at: null,
      ...written,
      created_at: at,
      updated_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Locks the row. */
export function lockAnnouncement(tx: Executor, id: number): Promise<AnnouncementRow | undefined> {
  return tx
    .selectFrom('announcements')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export function findAnnouncement(db: Executor, id: number): Promise<AnnouncementRow | undefined> {
  return db.selectFrom('announcements').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function updateAnnouncement(
  tx: Executor,
  id: number,
  change: WrittenAnnouncement | { ends_at: Date } | { archived_at: Date },
  at: Date,
): Promise<AnnouncementRow> {
  return tx
    .updateTable('announcements')
    .set({ ...change, updated_at: at, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

const STATE = (now: Date) => sql<ConsoleAnnouncement['state']>`
  case when archived_at is not null then 'archived'
    when ends_at <= ${now} then 'ended'
    when starts_at > ${now} then 'planned'
    else 'running' end`;

const newestFirst = keyset('announcements', ['id'], 'desc');

/** Newest first. */
export function listAnnouncementRows(
  db: Executor,
  filters: FiltersOf<typeof listAnnouncements>,
  { after, limit }: ListPage,
  now: Date,
): Promise<AnnouncementRow[]> {
  const filterSql: FilterSql<typeof listAnnouncements> = {
    state: (state) => sql`${STATE(now)} = ${state}`,
  };
  return db
    .selectFrom('announcements')
    .selectAll()
    .where(whereOf(filterSql, filters, newestFirst.after(after)))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export async function insertAnnouncementImage(
  tx: Executor,
  image: { readonly path: string; readonly created_at: Date },
): Promise<void> {
  await tx.insertInto('announcement_images').values(image).execute();
}

/**
 * Locks the picture against removal until the transaction ends.
 * @returns whether it exists
 */
export async function lockImageForShare(tx: Executor, path: string): Promise<boolean> {
  const found = await tx
    .selectFrom('announcement_images')
    .select('path')
    .where('path', '=', path)
    .where('removed_at', 'is', null)
    .forShare()
    .executeTakeFirst();
  return found !== undefined;
}

/** Pictures uploaded before that moment that no announcement uses. */
export async function findUnusedImages(
  db: Executor,
  { before, limit }: { readonly before: Date; readonly limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ path: string }>`
    select i.path from announcement_images i
    where i.created_at < ${before} and not exists (select 1 from announcements a where a.image = i.path)
    order by i.created_at
    limit ${limit}`.execute(db);
  return rows.map(({ path }) => path);
}

/**
 * Prevents announcements from using the picture.
 * @returns false when one uses it by now
 */
export async function markImageRemoved(tx: Executor, path: string, at: Date): Promise<boolean> {
  // The lock waits for transactions that are about to use the picture, so that the next statement sees them.
  await tx
    .selectFrom('announcement_images')
    .select('path')
    .where('path', '=', path)
    .forUpdate()
    .execute();
  const shown = await tx
    .selectFrom('announcements')
    .select('id')
    .where('image', '=', path)
    .limit(1)
    .executeTakeFirst();
  if (shown !== undefined) return false;
  await tx
    .updateTable('announcement_images')
    .set({ removed_at: at })
    .where('path', '=', path)
    .execute();
  return true;
}

export async function deleteImage(db: Executor, path: string): Promise<void> {
  await db.deleteFrom('announcement_images').where('path', '=', path).execute();
}
