import type { Platform } from '../../platform/platform.ts';

/** What a report needs: the database, the current time, and the settings with the time zone of its days. */
export type ReportSource = Pick<Platform, 'db' | 'clock' | 'config'>;
