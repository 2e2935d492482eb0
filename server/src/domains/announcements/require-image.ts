import { refuse } from '../../platform/http/errors.ts';
import type { Executor } from '../../platform/platform.ts';
import { holdAnnouncementImage } from './operator-announcements.store.ts';

/** Only pictures that were uploaded here are shown. Refuses `announcement_image_unknown`. */
export async function requireImage(tx: Executor, path: string | null): Promise<void> {
  if (path === null || (await holdAnnouncementImage(tx, path))) return;
  refuse('announcement_image_unknown');
}
