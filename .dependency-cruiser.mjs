/**
 * Who may import whom. Each rule says why; `scripts/import-rules.test.ts` plants a violation of
 * every one. Paths are captured, not listed, so a new folder is guarded from birth.
 */

/** Which domain may call which other domain's index.ts. A domain that is not here may call none. */
const arrows = {
  desk: [],
  languages: ['operators', 'users'],
  bulk: ['access', 'buyers', 'operators'],
  buyers: ['operators', 'users'],
  catalogue: ['operators'],
  users: [],
  operators: ['users'],
  announcements: ['operators', 'users'],
  access: ['catalogue', 'operators', 'users'],
  ledger: [],
  payments: ['access', 'catalogue', 'ledger', 'operators', 'referrals', 'users'],
  referrals: ['access', 'catalogue', 'ledger', 'operators', 'users'],
  reports: ['operators'],
  settings: ['operators'],
  system: ['operators'],
  support: ['catalogue', 'operators', 'users'],
  macros: ['access', 'operators', 'payments', 'support', 'users'],
};

const test = '\\.test\\.tsx?$';
const npm = '(^|/)node_modules/';
const domain = '^server/src/domains/';

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const everywhere = [
  forbid(
    'no-cycles',
    'Files that need each other are one thing in two places; move what both need one layer down.',
    {},
    { circular: true },
  ),
  forbid(
    'no-unresolved',
    'An import that leads nowhere fails only when a buyer reaches it.',
    {},
    { couldNotResolve: true },
  ),
];

const contract = [
  forbid(
    'contract-imports-nothing-of-ours',
    'Client and server both stand on the contract; whatever it needed would reach both.',
    { path: '^contract/' },
    { path: '^(server|web|emulators|e2e|bench|scripts|deploy)/' },
  ),
  forbid(
    'contract-runs-anywhere',
    'The contract runs in the browser and in Node: its schema library and nothing else.',
    { path: '^contract/src/', pathNot: test },
    { pathNot: ['^contract/src/', `${npm}zod/`] },
  ),
];

const server = [
  forbid(
    'server-stands-alone',
    'Server and web meet in the contract and on the wire; only tests talk to the stand-ins directly.',
    { path: '^server/', pathNot: [test, '^server/test/'] },
    { path: '^(web|emulators|e2e|bench|scripts|deploy)/' },
  ),
  forbid(
    'domain-through-its-index',
    "A domain's inside may change any day; others call what its index.ts offers.",
    { path: `${domain}([^/]+)/` },
    { path: domain, pathNot: [`${domain}$1/`, `${domain}[^/]+/index\\.ts$`] },
  ),
  forbid(
    'domain-arrow-undeclared',
    'Domains know each other along the arrows of the table above; a new arrow is a decision.',
    { path: `${domain}([^/]+)/`, pathNot: `${domain}(${Object.keys(arrows).join('|')})/` },
    { path: domain, pathNot: `${domain}$1/` },
  ),
  ...Object.entries(arrows).map(([name, targets]) =>
    forbid(
      `domain-arrow-${name}`,
      `${name} may call ${targets.join(', ') || 'no other domain'}; a new arrow is a decision.`,
      { path: `${domain}${name}/` },
      { path: domain, pathNot: `${domain}(${[name, ...targets].join('|')})/` },
    ),
  ),
  forbid(
    'server-enters-domains-by-the-door',
    'Start-up code binds routes and jobs and calls what index.ts offers; the inside stays inside.',
    { path: '^server/src/', pathNot: [domain, test] },
    {
      path: domain,
      pathNot: `${domain}[^/]+/(index|[^/]+\\.(operator-)?routes|[^/]+\\.jobs)\\.ts$`,
    },
  ),
  forbid(
    'rules-are-pure',
    'A decision that sees no database, clock or network can be tested by a table.',
    { path: '\\.rules\\.ts$' },
    { pathNot: ['^contract/src/', '\\.rules\\.ts$', `${domain}payments/gateways/gateway\\.ts$`] },
  ),
  forbid(
    'store-no-other-store',
    'A join across stores hides who owns a table; the operation composes them.',
    { path: '\\.store\\.ts$' },
    { path: '\\.store\\.ts$' },
  ),
  forbid(
    'store-only-database',
    'A store is SQL: what else it needs comes in as an argument.',
    { path: '\\.store\\.ts$' },
    {
      path: ['^server/src/platform/', npm],
      pathNot: ['^server/src/platform/(db/|platform\\.ts$)', `${npm}(kysely|pg|@types/pg)/`],
    },
  ),
  forbid(
    'routes-never-touch-the-database',
    'A route parses, calls one operation and answers; SQL in it would be tested by nobody.',
    { path: '\\.(operator-)?routes\\.ts$' },
    { path: ['\\.store\\.ts$', '^server/src/platform/db/', `${npm}(kysely|pg)/`] },
  ),
  forbid(
    'gateway-knows-only-its-contract',
    'A provider translates between the wire and gateway.ts; money is decided by the domain.',
    {
      path: `${domain}payments/gateways/([a-z]+)`,
      pathNot: [test, 'gateways/(gateway|all|conformance)\\.ts$'],
    },
    {
      path: ['^server/', `${npm}(kysely|pg|pg-boss)/`],
      pathNot: [
        `${domain}payments/gateways/(gateway|provider|provider-client)\\.ts$`,
        // A provider that needs more than one file: tbank.ts and tbank-wire.ts.
        `${domain}payments/gateways/$1-[a-z-]+\\.ts$`,
        '^server/src/platform/(outbound|crypto)\\.ts$',
      ],
    },
  ),
  forbid(
    'platform-knows-no-domain',
    'The platform serves every domain; knowing one would turn the arrows round.',
    { path: '^server/src/platform/', pathNot: test },
    { path: [domain, '^server/src/(app|main)\\.ts$', '^server/src/(demo|commands)/'] },
  ),
];

const web = [
  forbid(
    'web-stands-alone',
    'Server and web meet in the contract and on the wire.',
    { path: '^web/' },
    { path: '^(server|emulators|e2e|bench|scripts|deploy)/' },
  ),
  forbid(
    'ui-draws-only',
    'A part that knows no words, no calls and no screens can be used on every screen.',
    { path: '^web/src/ui/', pathNot: test },
    {
      path: ['^web/src/', '^contract/', `${npm}(@tanstack|wouter)/`],
      pathNot: '^web/src/(ui|styles)/',
    },
  ),
  forbid(
    'feature-no-other-feature',
    'Screens are composed in app/; what two of them need lies one layer down.',
    { path: '^web/src/features/((?:operator/)?[^/]+)/' },
    { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
  ),
  forbid(
    'lower-layers-know-no-screen',
    'Calls, texts, paths and parts are what screens are made of, not the other way round.',
    {
      path: '^web/src/',
      pathNot: ['^web/src/(app|console|features)/', '^web/src/main\\.tsx$', test],
    },
    { path: '^web/src/features/' },
  ),
  forbid(
    'nobody-imports-app',
    'app/ composes everything, so whoever imported it would import the whole page.',
    { pathNot: ['^web/src/app/', '^web/src/main\\.tsx$'] },
    { path: '^web/src/app/' },
  ),
  forbid(
    'nobody-imports-console',
    'The console is a page of its own: what it shares with the shop lies one layer down.',
    { pathNot: ['^web/src/console/', test] },
    { path: '^web/src/console/' },
  ),
  forbid(
    'shop-loads-no-console',
    'Buyers never load what operators work with.',
    { path: '^web/src/(app|features/(?!operator/))', pathNot: test },
    { path: ['^web/src/features/operator/', '^web/src/(api/operator|ui/console)/'] },
  ),
];

const outside = [
  forbid(
    'outsiders-use-the-wire',
    'Journeys, load and stand-ins prove the product from outside: the contract and HTTP.',
    { path: '^(e2e|bench|emulators)/' },
    { path: '^(server|web)/' },
  ),
];

export default {
  forbidden: [...everywhere, ...contract, ...server, ...web, ...outside],
  options: {
    // TypeScript 7 has no JavaScript API, without swc nothing would be read at all.
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
