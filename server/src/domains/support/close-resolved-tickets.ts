import { TICKET_REOPEN_S } from '@sesame/contract/shared/limits.ts';
import type { Platform } from '../../platform/platform.ts';
import { closeResolvedUntil } from './tickets.store.ts';

/**
 * Closes resolved tickets whose reopening period has passed.
 * @returns how many
 */
export function closeResolvedTickets({
  clock,
  db,
}: Pick<Platform, 'clock' | 'db'>): Promise<number> {
  return closeResolvedUntil(db, new Date(clock.now().getTime() - TICKET_REOPEN_S * 1_000));
}
