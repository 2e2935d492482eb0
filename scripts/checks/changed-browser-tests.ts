/** Run for any change that no row below covers: purchase, sign-in and a visit to every screen. */
const CORE = ['shop/purchase', 'shop/sign-in', 'walks/routes'] as const;

/** Source paths and the browser tests that cover them. The first matching row wins. */
const PARTS: readonly (readonly [path: RegExp, tests: readonly string[]])[] = [
  [/^web\/src\/console\//, ['console/']],
  [
    /\/(auth|identity|google|second-factor|operators|users)\//,
    ['shop/sign-in', 'shop/google', 'shop/settings'],
  ],
  [/\/(mailbox|mail|mails)\//, ['shop/mail', 'console/mails']],
  [/\/(partners|referrals)\//, ['shop/partners']],
  [/\/(support|help|macros)\//, ['shop/support', 'console/tickets']],
  [/\/announcements\//, ['shop/announcements']],
  [/\/settings\//, ['shop/settings', 'shop/preferences']],
  [/\/(transfer|transfers|bank)\//, ['shop/transfer', 'shop/bank-transfer', 'shop/purchase']],
  [
    /\/(payments|payment|payment-detail|refunds)\//,
    ['shop/purchase', 'shop/payment', 'shop/refunds', 'shop/providers'],
  ],
  [/^emulators\//, ['shop/providers', 'shop/purchase']],
  [/\/(dashboard|order|catalogue|access)\//, ['shop/dashboard', 'shop/sheet', 'shop/purchase']],
];

/** Files that no browser test depends on. */
const ELSEWHERE = /\.(test|md)(\.|$)|^(docs|bench|deploy|\.)/;

/**
 * Names, or prefixes of names, of the browser tests to run for a change. Undefined means all of them, because code
 * that they share has changed.
 */
export function browserTestsOf(changedFiles: readonly string[]): readonly string[] | undefined {
  const selected = new Set<string>();
  for (const file of changedFiles) {
    if (/^(e2e\/(?!specs\/)|package-lock\.json$)/.test(file)) return undefined;
    const own = /^e2e\/specs\/(.+)\.spec\.ts$/.exec(file)?.[1];
    if (own !== undefined) selected.add(own);
    else if (!ELSEWHERE.test(file) && /^(web|server|contract|emulators|scripts)\//.test(file)) {
      const [, tests] = PARTS.find(([path]) => path.test(file)) ?? [undefined, CORE];
      for (const name of tests) selected.add(name);
    }
  }
  return [...selected].sort();
}

/** Every name in the tables above; a test checks that each one exists. */
export const namedBrowserTests: readonly string[] = [
  ...new Set([...CORE, ...PARTS.flatMap(([, tests]) => tests)]),
];
