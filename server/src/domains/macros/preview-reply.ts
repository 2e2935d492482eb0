import type { previewReply as previewReplyRoute } from '@sesame/contract/console/macros.ts';
import type { AnswerOf } from '@sesame/contract/shared/route.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { findUser } from '../users/index.ts';
import { fillAnswer } from './macros.rules.ts';
import { findMacro } from './macros.store.ts';

/** A saved reply filled in for a buyer who has no ticket about it yet; a macro with an action needs a ticket. */
export async function previewReply(
  { db }: Pick<Platform, 'db'>,
  { id: userId, macro: macroId }: { readonly id: string; readonly macro: string },
): Promise<AnswerOf<typeof previewReplyRoute>> {
  const [user, macro] = await Promise.all([findUser(db, userId), findMacro(db, macroId)]);
  if (user === undefined || user.deleted_at !== null) refuse('not_found');
  if (macro === undefined || macro.archived_at !== null || macro.action !== null) {
    refuse('not_found');
  }
  const { language, username } = user;
  const { answer, missing } = fillAnswer(language === 'ru' ? macro.body_ru : macro.body, {
    username,
  });
  return { answer, language, missing: [...missing] };
}
