import { ANNOUNCEMENT_MAX } from '@sesame/contract/console/announcements.ts';
import type { Announcement } from '@sesame/contract/shop/announcements.ts';
import { cleanHtml, cleanHtmlWithin } from '../../platform/files/clean-html.ts';

type HtmlTexts = Pick<
  Announcement,
  'title' | 'title_ru' | 'description' | 'description_ru' | 'button_text' | 'button_text_ru'
>;

/** Reduces all fields that are rendered as HTML to the allowed tags. */
export function sanitizeTexts<Given extends HtmlTexts>(given: Given): Given {
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

/**
 * The same for texts that are to be stored.
 * @throws Refusal when a cleaned text is longer than the contract allows
 */
export function sanitizeTextsWithin<Given extends HtmlTexts>(given: Given): Given {
  const clean = (field: keyof typeof ANNOUNCEMENT_MAX, suffix: '' | '_ru') => {
    const name = `${field}${suffix}` as const;
    return cleanHtmlWithin(given[name], { max: ANNOUNCEMENT_MAX[field], field: name });
  };
  return {
    ...given,
    title: clean('title', ''),
    title_ru: clean('title', '_ru'),
    description: clean('description', ''),
    description_ru: clean('description', '_ru'),
    button_text: clean('button_text', ''),
    button_text_ru: clean('button_text', '_ru'),
  };
}
