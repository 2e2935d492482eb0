import type { Announcement } from '@sesame/contract/announcements.ts';
import { cleanHtml } from '../../platform/clean-html.ts';

type HtmlWords = Pick<
  Announcement,
  'title' | 'title_ru' | 'description' | 'description_ru' | 'button_text' | 'button_text_ru'
>;

/** All that is drawn as HTML, reduced to what may be shown. */
export function cleanWords<Given extends HtmlWords>(given: Given): Given {
  return {
    ...given,
    title: cleanHtml(given.title),
    title_ru: cleanHtml(given.title_ru),
    description: cleanHtml(given.description),
    description_ru: cleanHtml(given.description_ru),
    button_text: cleanHtml(given.button_text),
    button_text_ru: cleanHtml(given.button_text_ru),
  };
}
