import type { Announcement } from '@sesame/contract/announcements.ts';
import { ANNOUNCEMENT_MAX } from '@sesame/contract/operator-announcements.ts';
import { cleanHtml, cleanHtmlWithin } from '../../platform/clean-html.ts';

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

/** The same of words that are to be stored. @throws Refusal where the clean text is longer than the contract allows */
export function cleanWordsWithin<Given extends HtmlWords>(given: Given): Given {
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
