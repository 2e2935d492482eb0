import { type Announcement, announcementField } from '@sesame/contract/shop/announcements.ts';
import { impersonationToken } from './session/token-store.ts';

/**
 * The announcement that the server rendered into the page, already visible. Undefined when there is none, and during an
 * impersonation, because it was rendered for the person signed in.
 */
export const pageAnnouncement: Announcement | undefined = impersonationToken()
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
