import { refuse } from '../../../platform/http/errors.ts';
import type { Executor } from '../../../platform/platform.ts';
import { lockImageForShare } from '../console-announcements.store.ts';

/** Accepts only pictures that were uploaded here. Refuses `announcement_image_unknown`. */
export async function requireImage(tx: Executor, path: string | null): Promise<void> {
  if (path === null || (await lockImageForShare(tx, path))) return;
  refuse('announcement_image_unknown');
}
