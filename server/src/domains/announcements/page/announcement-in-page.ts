import type { Announcement } from '@sesame/contract/shop/announcements.ts';
import { filesAfterFirstPaint } from '../../../platform/http/files/after-first-paint.ts';
import { escapeHtml } from '../../../platform/mail/escape-html.ts';

const START = '<!--announcement-->';
const END = '<!--/announcement-->';

/**
 * Fills the placeholder for an announcement in the built page (`web/build/first-paint-plugin.ts`), so that it can be
 * read before the code has loaded. The whole announcement is added as a meta tag. Without an announcement the
 * placeholder is removed.
 */
export function announcementInPage(html: string, announcement: Announcement | undefined): string {
  const from = html.indexOf(START);
  const to = html.indexOf(END);
  if (from === -1 || to === -1) return html;
  const [before, place, after] = [
    html.slice(0, from),
    html.slice(from + START.length, to),
    html.slice(to + END.length),
  ];
  if (announcement === undefined) return before + after;
  const { title, title_ru: titleRu, description, description_ru: descriptionRu } = announcement;
  const { button_text: buttonText } = announcement;
  // Operators' HTML, already reduced to the allowed tags.
  const texts: Record<string, string> = {
    'title-en': title,
    'title-ru': titleRu,
    'description-en': description,
    'description-ru': descriptionRu,
    // The text is in the middle of what is left of it.
    'action-place': buttonText === '' ? '' : '<div class="first-view-action"></div>',
  };
  const filled = place.replace(/\{\{([a-z]+-[a-z]+)\}\}/g, (_mark, name) => texts[name] ?? '');
  const data = `<meta name="sesame:announcement" content="${escapeHtml(JSON.stringify(announcement))}">`;
  const start = filesAfterFirstPaint(before).replace(/<head[^>]*>/i, (head) => `${head}${data}`);
  return start + filled + filesAfterFirstPaint(after);
}
