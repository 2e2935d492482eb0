import type { Platform } from '../../../platform/platform.ts';

/** Dependencies of applying an update, whether polled or received by webhook. */
export type UpdateNeeds = Pick<
  Platform,
  'db' | 'clock' | 'config' | 'ids' | 'log' | 'mail' | 'publicUrl'
>;
