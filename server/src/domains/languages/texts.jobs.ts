import type { Platform } from '../../platform/platform.ts';
import { subscribeToTextOverrides } from './subscribe-to-text-overrides.ts';

export function textJobs(platform: Platform): void {
  subscribeToTextOverrides(platform);
}
