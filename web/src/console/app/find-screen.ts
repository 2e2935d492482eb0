import { consolePages, isOneOfPages } from '@sesame/contract/shared/page-addresses.ts';
import type { Page, Section } from '../section.ts';
import { sections } from './sections.ts';

export interface FoundScreen extends Page {
  readonly section: Section;
}

/** Every page of the console after sign-in, with its section. */
export const screens: readonly FoundScreen[] = sections.flatMap((section) =>
  [section, ...(section.pages ?? [])].map((page) => ({ ...page, section })),
);

/** The screen of an address; at `/admin`, the first section that this operator may see. */
export function findScreen(
  address: string,
  permissions: readonly string[],
): FoundScreen | undefined {
  if (isOneOfPages(address, [consolePages.home]))
    return screens.find(({ permission }) => permissions.includes(permission));
  return screens.find(({ path }) => isOneOfPages(address, [path]));
}
