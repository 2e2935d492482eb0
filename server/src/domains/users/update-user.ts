import type { BodyOf } from '@sesame/contract/route.ts';
import type { updateUser as updateUserRoute } from '@sesame/contract/users.ts';
import { violatedConstraint } from '../../platform/db/errors.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { isReservedUsername, parseUsername, usernameKey } from './users.rules.ts';
import { updateUser as store, type UserRow } from './users.store.ts';

/** Changes the language or the username of the signed-in user. */
export async function updateUser(
  platform: Pick<Platform, 'db'>,
  userId: string,
  body: BodyOf<typeof updateUserRoute>,
): Promise<UserRow> {
  const { language, username } = body;
  if (language === undefined && username === undefined) refuse('bad_request');
  try {
    return await store(platform.db, userId, {
      ...(language !== undefined && { language }),
      ...(username !== undefined && checkedName(username)),
    });
  } catch (error) {
    if (violatedConstraint(error) === 'users_username_key_key') refuse('username_taken');
    throw error;
  }
}

function checkedName(typed: string): { username: string; username_key: string } {
  const username = parseUsername(typed);
  if (username === undefined) refuse('bad_request');
  if (isReservedUsername(username)) refuse('username_reserved');
  return { username, username_key: usernameKey(username) };
}
