import type { Platform } from '../../platform/platform.ts';
import {
  removeImage,
  removeImageQueue,
  removeUnusedImages,
} from './images/remove-unused-images.ts';

export function announcementJobs(platform: Platform): void {
  platform.jobs.schedule('remove-unused-announcement-images', 3_600, () =>
    removeUnusedImages(platform),
  );
  platform.jobs.work(removeImageQueue, ({ path }) => removeImage(platform, path));
}
