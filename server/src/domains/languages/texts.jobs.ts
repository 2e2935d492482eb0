import type { Platform } from '../../platform/platform.ts';
import { keepToldWords } from './keep-told-words.ts';

export function textJobs(platform: Platform): void {
  keepToldWords(platform);
}
