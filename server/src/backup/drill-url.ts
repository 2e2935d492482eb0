import type { Platform } from '../platform/platform.ts';

/** A test restore creates a database, which the role of the shop usually may not do. */
export function drillUrl({
  config,
  ownerUrl,
  directUrl,
}: Pick<Platform, 'ownerUrl' | 'directUrl'> & {
  readonly config: Pick<Platform['config'], 'databaseDrillUrl'>;
}): string {
  return config.databaseDrillUrl ?? ownerUrl ?? directUrl;
}
