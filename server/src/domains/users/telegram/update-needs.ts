import type { TransactionalPlatform } from '../../../platform/platform.ts';

/** Dependencies of applying an update, whether polled or received by webhook. */
export type UpdateNeeds = TransactionalPlatform;
