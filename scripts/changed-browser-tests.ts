/** The paths that buy, sign in and walk over every screen: what any change of the product may break. */
const CORE = ['purchase', 'sign-in', 'routes'] as const;

/** Where the code of a part lies, and the browser tests that are about it. The first row that fits decides. */
const PARTS: readonly (readonly [path: RegExp, tests: readonly string[]])[] = [
  [/^(web\/src\/(console|shell)|.*\/operator)/, ['console']],
  [/\/(auth|identity|google|second-factor|operators|users)\//, ['sign-in', 'google', 'settings']],
  [/\/(mailbox|mail|mails)\//, ['mail', 'console-mails']],
  [/\/(partners|referrals)\//, ['partners']],
  [/\/(support|help|macros)\//, ['support', 'console-tickets']],
  [/\/announcements\//, ['announcements']],
  [/\/settings\//, ['settings', 'preferences']],
  [/\/(transfer|transfers|bank)\//, ['transfer', 'bank-transfer', 'purchase']],
  [
    /\/(payments|payment|payment-detail|refunds)\//,
    ['purchase', 'payment', 'refunds', 'providers'],
  ],
  [/^emulators\//, ['providers', 'purchase']],
  [/\/(dashboard|order|catalogue|access)\//, ['dashboard', 'sheet', 'purchase']],
];

/** No browser test reads these. */
const ELSEWHERE = /\.(test|md)(\.|$)|^(docs|bench|deploy|\.)/;

/**
 * Names, or beginnings of names, of the browser tests that a change calls for. Undefined when all are: a change of
 * what they share.
 */
export function browserTestsOf(changedFiles: readonly string[]): readonly string[] | undefined {
  const wanted = new Set<string>();
  for (const file of changedFiles) {
    if (/^(e2e\/(?!journeys\/)|package-lock\.json$)/.test(file)) return undefined;
    const own = /^e2e\/journeys\/(.+)\.spec\.ts$/.exec(file)?.[1];
    if (own !== undefined) wanted.add(own);
    else if (!ELSEWHERE.test(file) && /^(web|server|contract|emulators|scripts)\//.test(file)) {
      const [, tests] = PARTS.find(([path]) => path.test(file)) ?? [undefined, CORE];
      for (const name of tests) wanted.add(name);
    }
  }
  return [...wanted].sort();
}

/** For the test that holds the table against the tree. */
export const namedBrowserTests: readonly string[] = [
  ...new Set([...CORE, ...PARTS.flatMap(([, tests]) => tests)]),
];
