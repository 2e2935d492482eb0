import { type Insertable, sql } from 'kysely';
import type { Database } from '../../../database.types.ts';
import type { Executor } from '../../../platform/platform.ts';

export async function insertMediaFile(
  db: Executor,
  file: Insertable<Database['media_files']>,
): Promise<void> {
  await db.insertInto('media_files').values(file).execute();
}

export async function deleteMediaFile(db: Executor, name: string): Promise<void> {
  await db.deleteFrom('media_files').where('name', '=', name).execute();
}

/** @returns the user's previous avatar URL */
export async function replaceImageUrl(
  tx: Executor,
  userId: string,
  url: string | null,
): Promise<string | null> {
  const { rows } = await sql<{ image_url: string | null }>`
    update users set image_url = ${url}
    from (select id, image_url from users where id = ${userId} for no key update) before
    where users.id = before.id
    returning before.image_url`.execute(tx);
  return rows[0]?.image_url ?? null;
}

/** Files that no account uses: from an interrupted upload, a replaced avatar or an erased account. */
const UNUSED = sql`
  from media_files f
  left join users u on u.id = f.user_id and u.image_url = '/media/' || f.name
  where u.id is null`;

/** Users who have such a file from before that time. */
export async function findUsersWithUnusedFiles(
  db: Executor,
  { before, limit }: { readonly before: Date; readonly limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    select distinct f.user_id ${UNUSED} and f.created_at < ${before} limit ${limit}`.execute(db);
  return rows.map(({ user_id: id }) => id);
}

export async function listUnusedFiles(
  db: Executor,
  { userId, before }: { readonly userId: string; readonly before: Date },
): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select f.name ${UNUSED} and f.created_at < ${before} and f.user_id = ${userId}`.execute(db);
  return rows.map(({ name }) => name);
}
