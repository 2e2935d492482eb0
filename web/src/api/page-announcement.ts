import { type Announcement, announcementField } from '@sesame/contract/announcements.ts';
import { viewingToken } from './token-store.ts';

/**
 * The announcement that the server wrote into the page for whoever opened it: its words are drawn already. Undefined when it
 * wrote none, or wrote it for somebody who only looks at the shop of another.
 */
export const pageAnnouncement: Announcement | undefined = viewingToken()
  ? undefined
  : read(document.querySelector('meta[name="sesame:announcement"]')?.getAttribute('content'));

function read(content: string | null | undefined): Announcement | undefined {
  if (!content) return undefined;
  const result = announcementField.safeParse(parse(content));
  return result.success ? result.data : undefined;
}

function parse(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    return undefined;
  }
}
