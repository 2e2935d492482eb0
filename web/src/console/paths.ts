import { consolePages } from '@sesame/contract/shared/page-addresses.ts';

type Pages = typeof consolePages;
type PathOf<Page extends string> = Page extends `${string}:id`
  ? (id: string) => string
  : () => string;

/** The addresses of the console as functions, by the names in `consolePages`; its screens link through these. */
export const consolePaths = {
  ...(Object.fromEntries(
    Object.entries(consolePages).map(([name, page]) => [
      name,
      (id = '') => page.replace(':id', () => id),
    ]),
    // One function per name.
  ) as { readonly [Name in keyof Pages]: PathOf<Pages[Name]> }),
  /** The gifts that one buyer has bought or redeemed. */
  giftsOf: (person: string) => `${consolePages.gifts}?person=${person}`,
  /** A payout opens beside its list. */
  payout: (id: string) => `${consolePages.payouts}?payout=${id}`,
};
