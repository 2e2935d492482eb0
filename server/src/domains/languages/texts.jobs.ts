import type { Platform } from '../../platform/platform.ts';
import { publishedTexts } from './published-texts.ts';

/** The published texts are used by mails and the bot in every process, whether it answers requests or not. */
export function textJobs(platform: Platform): void {
  publishedTexts(platform);
}
