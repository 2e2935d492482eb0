import type { Announcement } from '@sesame/contract/announcements.ts';
import { escapeHtml } from '../../platform/mail/escape-html.ts';

const START = '<!--announcement-->';
const END = '<!--/announcement-->';

/**
 * Fills the place that the built page keeps for an announcement (`web/build/first-paint-plugin.ts`), so that its words are
 * read while the code is still on its way. The rest of it goes along as data. Without one the place is taken away.
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
  // Operators' HTML, reduced to the tags that may be shown when it was read.
  const words: Record<string, string> = {
    'title-en': title,
    'title-ru': titleRu,
    'description-en': description,
    'description-ru': descriptionRu,
  };
  const filled = place.replace(/\{\{([a-z]+-[a-z]+)\}\}/g, (_mark, name) => words[name] ?? '');
  const data = `<meta name="sesame:announcement" content="${escapeHtml(JSON.stringify(announcement))}">`;
  return before.replace(/<head[^>]*>/i, (head) => `${head}${data}`) + filled + after;
}
