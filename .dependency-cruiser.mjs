/**
 * Import rules, each with its reason; `scripts/checks/import-rules.test.ts` plants a violation of every one.
 * Paths are patterns, so the rules also apply to new folders.
 */

/** The domains whose index.ts each domain may import. */
export const arrows = {
  workspace: [],
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
  notifications: ['operators', 'reports', 'support', 'users'],
  calendar: ['renewals'],
  renewals: ['access', 'catalogue', 'ledger', 'operators', 'payments', 'users'],
  reports: ['access', 'operators'],
  settings: ['operators', 'users'],
  system: ['operators'],
  support: ['catalogue', 'operators', 'users'],
  macros: ['access', 'operators', 'payments', 'support', 'users'],
};

/** The folders of payments, from the lowest layer to the highest: each imports only folders before it. */
export const paymentFolders = [
  'gateways',
  'records',
  'providers',
  'rates',
  'methods',
  'plan-changes',
  'redemptions',
  'notifications',
  'gifts',
  'consequences',
  'double-payments',
  'fiscal-receipts',
  'saved-methods',
  'settlement',
  'charges',
  'sync',
  'bank-confirmations',
  'transfers',
  'checkout',
  'payment-page',
  'refunds',
  'gift-claims',
  'renewal-payments',
  'manual',
  'webhooks',
  'promo-codes',
  'credits',
  'subscriptions',
  'history',
  'receipts',
  'disputes',
];

const test = '\\.test\\.tsx?$';
/** Draws sign-in to the console into its page. */
const drawnAtBuild = '^web/build/first-pages/console-entry\\.tsx$';
const npm = '(^|/)node_modules/';
const domain = '^server/src/domains/';

/** The interface of gateways, in `payments/gateways/`. */
const gatewayParts =
  '(charge|checkout|coins|disputes|gateway|gateway-unavailable|payment-query|receipts|refunds|report|saved-method|vault|webhooks)';

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const everywhere = [
  forbid(
    'no-cycles',
    'Two files that import each other are hard to change; move what both need one layer down.',
    {},
    { circular: true },
  ),
  forbid(
    'no-unresolved',
    'An import of a missing file would fail only at run time.',
    {},
    { couldNotResolve: true },
  ),
];

const contract = [
  forbid(
    'contract-imports-no-other-workspace',
    'Client and server both import the contract, so its dependencies would reach both.',
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
    'server-imports-no-other-workspace',
    'Server and web share only the contract and the API; only tests import the emulators.',
    { path: '^server/', pathNot: [test, '^server/test/'] },
    { path: '^(web|emulators|e2e|bench|scripts|deploy)/' },
  ),
  forbid(
    'domain-through-its-index',
    'The files of a domain may change at any time; other domains use its index.ts.',
    { path: `${domain}([^/]+)/` },
    { path: domain, pathNot: [`${domain}$1/`, `${domain}[^/]+/index\\.ts$`] },
  ),
  forbid(
    'domain-arrow-undeclared',
    'A domain calls only the domains of the table above; a new arrow is a decision.',
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
  ...paymentFolders.map((folder, index) =>
    forbid(
      `payment-folder-${folder}`,
      'The folders of payments are layers: what two of them need lies in a lower one.',
      { path: `${domain}payments/${folder}/`, pathNot: test },
      {
        path: `${domain}payments/`,
        pathNot: `${domain}payments/(${paymentFolders.slice(0, index + 1).join('|')})/`,
      },
    ),
  ),
  forbid(
    'server-imports-domains-by-index',
    'Start-up code binds routes and jobs and uses index.ts, nothing else of a domain.',
    { path: '^server/src/', pathNot: [domain, test] },
    {
      path: domain,
      pathNot: `${domain}[^/]+/(index|[^/]+\\.(console-)?routes|[^/]+\\.jobs)\\.ts$`,
    },
  ),
  forbid(
    'rules-are-pure',
    'A decision without database, clock and network can be tested by a table.',
    { path: '\\.rules\\.ts$' },
    {
      pathNot: [
        '^contract/src/',
        '\\.rules\\.ts$',
        `${domain}payments/gateways/${gatewayParts}\\.ts$`,
      ],
    },
  ),
  forbid(
    'store-no-other-store',
    'A store that calls another hides who owns a table; the operation composes them.',
    { path: '\\.store\\.ts$' },
    { path: '\\.store\\.ts$' },
  ),
  forbid(
    'store-only-database',
    'A store is SQL; other values are passed in as arguments.',
    { path: '\\.store\\.ts$' },
    {
      path: ['^server/src/platform/', npm],
      pathNot: ['^server/src/platform/(db/|platform\\.ts$)', `${npm}(kysely|pg|@types/pg)/`],
    },
  ),
  forbid(
    'routes-never-touch-the-database',
    'A route parses, calls one operation and answers; SQL in it would have no tests.',
    { path: '\\.(console-)?routes\\.ts$' },
    { path: ['\\.store\\.ts$', '^server/src/platform/db/', `${npm}(kysely|pg)/`] },
  ),
  forbid(
    'gateway-imports-only-its-contract',
    'A gateway translates between a provider and the interface of gateways; the domain decides about money.',
    {
      path: `${domain}payments/gateways/([a-z]+)`,
      pathNot: [test, 'gateways/(gateway|all|conformance)\\.ts$'],
    },
    {
      path: ['^server/', `${npm}(kysely|pg|pg-boss)/`],
      pathNot: [
        `${domain}payments/gateways/(${gatewayParts}|multipart|provider|provider-client|provider-setup|partial-refund\\.rules|receipt-texts|sbp-page-field|truncate)\\.ts$`,
        `${domain}payments/gateways/$1/`,
        '^server/src/platform/(network/(outbound|parse-json)|secrets/crypto)\\.ts$',
      ],
    },
  ),
  forbid(
    'platform-imports-no-domain',
    'The platform serves every domain; importing one would reverse the dependency.',
    { path: '^server/src/platform/', pathNot: test },
    { path: [domain, '^server/src/(app|main)\\.ts$', '^server/src/(demo|commands)/'] },
  ),
];

const web = [
  forbid(
    'web-imports-no-other-workspace',
    'Server and web share only the contract and the API.',
    { path: '^web/' },
    { path: '^(server|emulators|e2e|bench|scripts|deploy)/' },
  ),
  forbid(
    'ui-has-no-logic',
    'A part without texts, calls and screens can be used on every screen.',
    { path: '^web/src/ui/', pathNot: test },
    {
      path: ['^web/src/', '^contract/', `${npm}(@tanstack|wouter)/`],
      pathNot: '^web/src/((ui|styles)/|store\\.ts$)',
    },
  ),
  forbid(
    'console-folders',
    'The console has four folders: app composes features, features share ui and api.',
    { path: '^web/src/' },
    {
      path: '^web/src/console/',
      pathNot: '^web/src/console/((app|features|ui|api)/|(paths|section)\\.ts$)',
    },
  ),
  forbid(
    'console-section-loads-its-screens-on-demand',
    'The menu needs every section at once; a screen imported there would load with the first view.',
    { path: '^web/src/console/features/[^/]+/[a-z.-]*section\\.ts$' },
    {
      path: '^web/src/',
      pathNot: '^web/src/(shell/lazy-screen|console/(paths|section))\\.ts$',
      dynamic: false,
    },
  ),
  forbid(
    'console-api-has-no-parts',
    'Calls of the console are made by its parts and screens, not the other way round.',
    { path: '^web/src/console/api/', pathNot: test },
    { path: '^web/src/(console/)?ui/' },
  ),
  forbid(
    'feature-no-other-feature',
    'Screens are composed in app/; what two of them need lies one layer down.',
    { path: '^web/src/(features|console/features)/([^/]+)/' },
    { path: '^web/src/(console/)?features/', pathNot: '^web/src/$1/$2/' },
  ),
  forbid(
    'lower-layers-import-no-screen',
    'Screens are made of calls, texts, paths and parts, not the other way round.',
    {
      path: '^web/src/',
      pathNot: ['^web/src/(console/)?(app|features)/', '^web/src/main\\.tsx$', test],
    },
    { path: '^web/src/(console/)?features/' },
  ),
  forbid(
    'app-not-imported',
    'An app folder composes its whole page, so an import of it would load the whole page.',
    { pathNot: ['^web/src/(console/)?app/', '^web/src/main\\.tsx$', drawnAtBuild, test] },
    { path: '^web/src/(console/)?app/' },
  ),
  forbid(
    'console-not-imported',
    'Buyers never load the console; what both need lies one layer down.',
    { pathNot: ['^web/src/console/', '^web/gallery/', '^web/src/test/', drawnAtBuild, test] },
    { path: '^web/src/console/' },
  ),
  forbid(
    'shop-loads-no-schema-library',
    'Buyers never load the schema library: a build replaces only the calls of the shop and shared/fields.ts by data.',
    { path: '^web/src/', pathNot: ['^web/src/console/', '^web/src/test/', test] },
    {
      path: '^contract/src/(console/|shared/(bounds|define-list|multiline|secret-fields|shop-settings|without-eval)\\.ts$)',
    },
  ),
];

const outside = [
  forbid(
    'outsiders-use-the-api',
    'End-to-end tests, benchmarks and emulators use the product from outside: contract and HTTP.',
    { path: '^(e2e|bench|emulators)/' },
    { path: '^(server|web)/' },
  ),
];

export default {
  forbidden: [...everywhere, ...contract, ...server, ...web, ...outside],
  options: {
    // TypeScript 7 has no JavaScript API; without swc no file could be parsed.
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    // The projects of the bench's peers run in separate folders, with separate packages.
    exclude: { path: '(^|/)dist/|^bench/peers/[^/]+/project/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
