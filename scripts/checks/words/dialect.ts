/** A phrase that the project does not use, its line, and what to write instead. */
export interface Phrase {
  readonly line: number;
  readonly found: string;
  readonly instead: string;
}

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
const phrases: readonly (readonly [RegExp, string])[] = [
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
  [/\bnotices?\b/i, 'webhook (from a provider) or notification (to people)'],
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
const phrasesOfSource: readonly (readonly [RegExp, string])[] = [
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

const comment = /(?:^|\s)\/\/ (.*)$|\/\*+(.*?)(?:\*\/|$)|^\s*\*(?!\/)(.*)$/;
/** Also a name on the line after the call, and after the table of `test.each`. */
const testName = /(?:\b(?:it|test|describe)(?:\.\w+)*\(|\)\()\s*(['"`])((?:(?!\1).)*)\1/g;

/** What a call of the API does, for its reference. */
const summary = /\bsummary:\s*(['"`])((?:(?!\1).)*)\1/g;

/** The lines of a source with only what people read as prose: comments, names of tests, and summaries of calls. */
function proseOf(source: string): string[] {
  const lines = source.split('\n').map((line) => {
    const [, after, inside, starred] = comment.exec(line) ?? [];
    return [after, inside, starred].filter((part) => part !== undefined);
  });
  for (const { 0: call, 2: name = '', index } of [
    ...source.matchAll(testName),
    ...source.matchAll(summary),
  ]) {
    const line = source.slice(0, index + call.length).split('\n').length - 1;
    lines[line]?.push(name);
  }
  return lines.map((parts) => parts.join(' '));
}

/**
 * Finds the retired phrases of a text.
 * @param kind `source` searches comments, test names and summaries only, `prose` every line
 */
export function findDialect(text: string, kind: 'source' | 'prose'): Phrase[] {
  const lines = kind === 'source' ? proseOf(text) : text.split('\n');
  const retired = kind === 'source' ? [...phrases, ...phrasesOfSource] : phrases;
  return lines.flatMap((line, index) => {
    return retired.flatMap(([pattern, instead]) => {
      const found = pattern.exec(line)?.[0];
      return found === undefined ? [] : [{ line: index + 1, found: found.trim(), instead }];
    });
  });
}

/** Parts of names that have another word, as the glossary says. */
const retiredNames: readonly (readonly [RegExp, string])[] = [
  [/^staff$/, 'team'],
  [/^(?:tells?|told|untold)$/, 'notify, report'],
  [/^(?:say|says|said)$/, 'text, t, message'],
  [/^(?:hears?|heard)$/, 'receive, received'],
  [/^viewings?$/, 'impersonation'],
  [/^journeys?$/, 'end-to-end test'],
  [/^requisites$/, 'bank account details'],
  [/^(?:faces|bones|doors|moody|hasty)$/, 'cards, outline, routes, unreliable, early'],
  [/^(?:lies?)$/, 'forgery'],
  [/^recheck(?:s|ed)?$/, 'sync'],
  [/^(?:nobodys?|somebody|whoever|whatever)$/, 'name the person or the thing'],
  [/^looks?$/, 'variant, style, find'],
  [/^(?:stock|stocked)$/, 'inventory'],
  [/^notices?$/, 'webhook, notification'],
  [/^hasten(?:ed|s)?$/, 'make due'],
  [/^(?:mend|spoil|twin|talk)$/, 'repair, corrupt, duplicate, send'],
  [/^(?:colours?|behaviours?|neighbours?|anonymised?|personalised?)$/, 'American spelling'],
  [/^(?:ask|giver|gave|teller|wants|wish(?:es)?)$/, 'request, operator, expects'],
];

/** Two words of a name in a row that have another term. */
const retiredPairs: readonly (readonly [RegExp, string])[] = [
  [/\bby hand\b/, 'manual, manually'],
  [/\b(?:on|from) wire\b/, 'serialize, parse'],
  [/\bstand ins?\b/, 'emulator'],
  [/\b(?:record|recorded|bulk|audit|audited) acts?\b/, 'audit event, bulk action'],
  [/\b(?:open|operator|help|front) desks?\b/, 'console, workspace, search'],
  [/\b(?:payment|gift|undo|renewal|mail|page|told) words\b/, 'texts, messages'],
  [/\bform url\b/, 'checkout_url'],
  [/\btransfer receipts?\b|\breceipts? refused\b/, 'proof'],
  [/\blog (?:in|out)\b|\w logouts?\b|\blogouts? \w/, 'sign in, sign out'],
  // Alone it is the specification's call, or a part of a credential.
  [/\blogins? (?!max\b)\w|(?<!\b(?:account|item)) logins?\b/, 'sign in'],
  // Alone it is an attribute of HTML.
  [/\bsandbox(?:es)? \w|\w sandbox(?:es)?\b/, 'emulator, demo'],
  [/\bready answers?\b/, 'saved reply'],
  [/\bchaos (?:tests?|drills?)\b/, 'drill'],
  [/\bstored cards?\b|\bcard bindings?\b/, 'saved method'],
  [/\bduplicate payments?\b/, 'double payment'],
  [/\badmin panels?\b/, 'console'],
  [/\blate edits?\b/, 'version conflict'],
];

/** Retired in quotes too, because permissions, kinds and addresses are quoted names. */
const retiredEverywhere: readonly (readonly [RegExp, string])[] = [
  [/[\w:/-]*reissu(?:e[ds]?|ing)[\w:/-]*/i, 'replace, replacement'],
];

/** Names that libraries and programs have given. */
const foreignNames = new Set(['LogOut', 'rpInitiatedLogout', 'server_login_retry']);

/** Text in quotes or in a pattern is data, or shown on screen. */
const QUOTED = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`[^`]*`|(?<=[(,=]\s*)\/(?:[^/\\]|\\.)+\//g;

/** The words of a name: `recordAuditEvent` and `audit_events` both have `audit`. */
function wordsOfName(name: string): string[] {
  return (name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g) ?? []).map((part) => part.toLowerCase());
}

/** Finds the names in code that contain a retired word. */
export function findRetiredNames(source: string): Phrase[] {
  return source.split('\n').flatMap((line, index) => {
    const names = (codeOf(line).match(/[A-Za-z_$][\w$]*/g) ?? []).filter(
      (name) => !foreignNames.has(name),
    );
    return [
      ...names.flatMap((name) => {
        const words = wordsOfName(name);
        const [, instead] =
          retiredNames.find(([word]) => words.some((part) => word.test(part))) ??
          retiredPairs.find(([pair]) => pair.test(words.join(' '))) ??
          [];
        return instead === undefined ? [] : [{ line: index + 1, found: name, instead }];
      }),
      ...retiredEverywhere.flatMap(([pattern, instead]) => {
        const found = pattern.exec(line.replace(comment, ''))?.[0];
        return found === undefined ? [] : [{ line: index + 1, found, instead }];
      }),
    ];
  });
}

/** A line of code without its comment and its quoted texts. */
function codeOf(line: string): string {
  return line.replace(comment, '').replaceAll(QUOTED, '');
}
