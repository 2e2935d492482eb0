import type { Platform } from '../../../platform/platform.ts';

/** What taking an update needs, however it came. */
export type UpdateNeeds = Pick<
  Platform,
  'db' | 'clock' | 'config' | 'ids' | 'log' | 'mail' | 'publicUrl'
>;
