import type { ConsoleText } from '@sesame/contract/console/texts.ts';
import { readableText } from './plural-text.rules.ts';

/** The text that buyers see, for lists and titles. */
export function shownText({ published, fault, standard }: ConsoleText['en']): string {
  return readableText(fault === null ? (published ?? standard) : standard);
}
