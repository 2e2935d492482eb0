import type { Platform } from '../../platform/platform.ts';
import {
  removeAttachment,
  removeAttachmentQueue,
  removeLooseAttachments,
} from './attachments/remove-loose-attachments.ts';
import { closeResolvedTickets } from './close-resolved-tickets.ts';

export function supportJobs(platform: Platform): void {
  platform.jobs.schedule('close-resolved-tickets', 600, async () => {
    await closeResolvedTickets(platform);
  });
  platform.jobs.schedule('remove-loose-attachments', 3_600, () => removeLooseAttachments(platform));
  platform.jobs.work(removeAttachmentQueue, ({ attachment }) =>
    removeAttachment(platform, attachment),
  );
}
