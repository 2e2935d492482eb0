import type { Executor } from '../../../platform/platform.ts';
import type { MessageKey } from '../notifications.rules.ts';

export const buttonActions = ['offer_resolve', 'resolve', 'keep'] as const;
export type ButtonAction = (typeof buttonActions)[number];

export async function insertButtons(
  tx: Executor,
  { eventId, operatorId }: MessageKey,
  buttons: readonly { readonly id: string; readonly action: ButtonAction }[],
  expiresAt: Date,
): Promise<void> {
  await tx
    .insertInto('operator_buttons')
    .values(
      buttons.map((button) => ({
        ...button,
        event_id: eventId,
        operator_id: operatorId,
        expires_at: expiresAt,
      })),
    )
    .execute();
}

/** Buttons of a message that still work, in their order. */
export function listButtons(
  db: Executor,
  { eventId, operatorId }: MessageKey,
  now: Date,
): Promise<{ id: string; action: ButtonAction }[]> {
  return db
    .selectFrom('operator_buttons')
    .select(['id', 'action'])
    .where('event_id', '=', eventId)
    .where('operator_id', '=', operatorId)
    .where('pressed_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('id')
    .execute();
}

/**
 * Uses a button up, and the others of its message with it, so that a second press finds nothing to do.
 * @returns undefined for one that is unknown, another operator's, expired or used
 */
export async function takeButton(
  tx: Executor,
  { id, operatorId, at }: { id: string; operatorId: string; at: Date },
): Promise<{ event_id: number; action: ButtonAction } | undefined> {
  const taken = await tx
    .updateTable('operator_buttons')
    .set({ pressed_at: at })
    .where('id', '=', id)
    .where('operator_id', '=', operatorId)
    .where('pressed_at', 'is', null)
    .where('expires_at', '>', at)
    .returning(['event_id', 'action'])
    .executeTakeFirst();
  if (taken === undefined) return undefined;
  await tx
    .updateTable('operator_buttons')
    .set({ pressed_at: at })
    .where('event_id', '=', taken.event_id)
    .where('operator_id', '=', operatorId)
    .where('pressed_at', 'is', null)
    .execute();
  return taken;
}
