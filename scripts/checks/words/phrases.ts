/**
 * Words of the glossary's column *Not* that have no pattern, because they are right elsewhere. A test compares the column
 * with this list and with what is refused.
 */
export const allowedElsewhere: Readonly<Record<string, string>> = {
  client: 'a program that calls the API',
  customer: 'the record of a buyer at a gateway',
  admin: 'in the address of the console, and a value of the specification',
  origin: 'of a web address',
  form: 'of a page',
  binding: 'of a library or a route',
  contract: 'the folder of the API',
  bank: 'of a buyer, and the emulated one',
  ask: 'in prose; refused in names',
  life: 'of a subscription in a test',
  way: 'in prose',
  another: 'in prose',
  receipt: 'of a payment; refused beside a transfer',
  audit: 'the audit log',
  act: 'refused where it is recorded; a function of a test library',
  acts: 'refused where they are recorded',
  words: 'in prose; refused in names',
  stock: 'refused in names',
  sandbox: 'of a gateway, and of a frame; refused in other names',
};

/** Phrases of prose: comments, test names, documents and texts of the console. */
export const phrases: readonly (readonly [RegExp, string])[] = [
  [/\bwho(?:m|so)?ever\b/i, 'name the person: the buyer, the operator, the caller, the client'],
  [/\bwhatever\b/i, 'any, every, or the thing itself'],
  [/\b(?:no|some|any)body(?:'s|’s)?\b/i, 'name the person: no buyer, an operator, the caller'],
  [/\bas far as [\w ]{1,30}\bknows?\b/i, 'say what is known'],
  [/\b(?:is|are|was|were|be|been|gets?) (?:told|untold)\b|\buntold\b/i, 'is notified, receives'],
  [/\btells? (?:of|every|about)\b/i, 'reports, notifies, shows'],
  [/\bhears? (?:of|from|it|the|every)\b|\bheard\b/i, 'receives, learns'],
  [/\bof (?:its|their|his|her) own\b/i, 'its own …, separate, dedicated'],
  [/\bgoes? to nobody\b|\bin everybody|\beverybody's\b/i, 'every buyer, all operators'],
  [/\bby hand\b|\bby-hand\b/i, 'manually, manual'],
  [/\blook(?:s|ed|ing)? on\b|\bviewing\b/i, 'impersonation, impersonates (read-only)'],
  [/\bstand-ins?\b/i, 'emulator'],
  [/\bjourneys?\b/i, 'end-to-end test'],
  [/\bon the wire form\b|\bonWire\b/i, 'serialized form'],
  [
    /\b(?:record of acts|recorded acts?|bulk acts?|audited acts?)\b/i,
    'audit log, audit event, bulk action',
  ],
  [/\be-mails?\b/i, 'email'],
  [/\bways? (?:to pay|to be paid|of paying)\b/i, 'payment method'],
  [/\bnotices?\b/i, 'webhook (from a provider) or notification (to people)'],
  [
    /\bwithdr(?:aws?|ew|awn|awing|awal)\b[^.;|]{0,20}\bgifts?\b|\bgifts? (?:[\w']+ ){0,3}withdr(?:aws?|ew|awn)\b/i,
    'revoke',
  ],
  [
    /\bpermissions? (?:of|from|by) (?:an? |the |its |their )?(?:buyers?|banks?)\b|\bpermissions? (?:\w+ ){0,5}withdr\w+|\bwithdr\w+ (?:\w+ )?permissions?\b/i,
    'automatic payments are turned off',
  ],
  [/\bdesks?\b/i, 'console, workspace, search'],
  [/\bstaff\b/i, 'team, team members, operators'],
  [/\basked services?\b/i, 'provisioning webhook'],
  [/\brequisites\b/i, 'bank account details'],
  [
    /\blog(?:ged|ging|s)[ -](?:in|out)\b|\b(?:to|can|may|must|not|and|or) log (?:in|out)\b/i,
    'sign in, sign out',
  ],
  [/(?<![/`’'-])\blogouts?\b(?!`)/i, 'sign out'],
  [
    /\btransfer receipts?\b|\breceipts? (?:of|for) (?:\w+ )?(?:bank )?transfers?\b/i,
    'proof of payment',
  ],
  [/\btold words?\b/i, 'text overrides'],
  [/\blate edits?\b/i, 'version conflict'],
  [/\bto be (?:carried|asked|kept)\b/i, 'say what happens next'],
  [/\breissu(?:e[ds]?|ing)\b/i, 'replace, replacement'],
  [
    /\b(?:error|failure|token|mistake|customer|method|byte)s? of (?:ours|mine|theirs)\b|\bnone of (?:ours|theirs)\b/i,
    'our own, of the shop',
  ],
  [/\bhow (?:[\w'’]+ ){1,8}stands?\b/i, 'the state of'],
  [/\bwhat (?:became|becomes|came|comes) of\b/i, 'the outcome of, the state of'],
  [/\bwhat (?:[\w'’]+ ){0,4}(?:is|was) paid with\b/i, 'the payment method'],
  [/\bfor long(?=[.,;)]|$)/i, 'for a long time'],
  [/\bready answers?\b/i, 'saved reply'],
  [/\bchaos (?:tests?|drills?)\b/i, 'drill'],
  [/\bstored cards?\b|\bcard bindings?\b/i, 'saved method'],
  [/\bduplicate payments?\b/i, 'double payment'],
  [/\badmin panels?\b/i, 'console'],
  [/(?<!`)\brecheck(?:s|ed|ing)?\b/i, 'sync, fetch'],
];

/** Phrases that only source must not contain; the documents keep some of them. */
export const phrasesOfSource: readonly (readonly [RegExp, string])[] = [
  [/\btells?\b/i, 'informs, says, distinguishes'],
  [/\bfinds? out\b/i, 'learns, shows'],
  [/\bworth (?:a|another) try\b/i, 'can be retried'],
  [/\bsecond yes\b/i, 'second confirmation'],
  [/\bstops? none\b/i, 'blocks no other'],
  [/\basks? nothing\b/i, 'does not ask'],
  [/\bby the (?:API|console|menu)\b/i, 'through the API, in the console'],
  [/\bas far as\b/i, 'if, unless, only the part that …'],
  [
    /^\s*(?:Of (?:the|an?|its|every|links|money)|(?:By|In|From) (?:which|where|whom)|With which)\b/,
    'begin with the noun: the id of, the title of, the hash by which',
  ],
  [/\bstands? (?:in|at|above|below|beside|inside|together|open|still)\b/i, 'is, is part of'],
  [
    /(?<=\w )(?<!\bthere )(?:is|are) no (?!longer|other|more|reason|secret|\w+er\b)[a-z]+/i,
    'is not a …',
  ],
  [
    /\b(?:colour|behaviour|honour|favour|neighbour|cancelled|cancelling|labelled|licence|defence)\w*/i,
    'American spelling: color, behavior, canceled …',
  ],
  [
    /\b(?:anonymis|normalis|personalis|recognis|sanitis|serialis|synchronis)\w+/i,
    'American spelling: normalize, recognize …',
  ],
];
