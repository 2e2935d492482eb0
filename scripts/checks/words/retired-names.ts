import { commentOfLine, findDialect, type Phrase } from './dialect.ts';

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
  [/\bgifts? withdr\w+|\bwithdr\w+ gifts?\b/, 'revoke'],
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

/** What a name should say instead, where it contains a retired word. */
function termInstead(name: string): string | undefined {
  const words = wordsOfName(name);
  const [, instead] =
    retiredNames.find(([word]) => words.some((part) => word.test(part))) ??
    retiredPairs.find(([pair]) => pair.test(words.join(' '))) ??
    [];
  return instead;
}

/** Finds the names in code that contain a retired word. */
export function findRetiredNames(source: string): Phrase[] {
  return source.split('\n').flatMap((line, index) => {
    const names = (codeOf(line).match(/[A-Za-z_$][\w$]*/g) ?? []).filter(
      (name) => !foreignNames.has(name),
    );
    return [
      ...names.flatMap((name) => {
        const instead = termInstead(name);
        return instead === undefined ? [] : [{ line: index + 1, found: name, instead }];
      }),
      ...retiredEverywhere.flatMap(([pattern, instead]) => {
        const found = pattern.exec(line.replace(commentOfLine, ''))?.[0];
        return found === undefined ? [] : [{ line: index + 1, found, instead }];
      }),
    ];
  });
}

/** A line of code without its comment and its quoted texts. */
function codeOf(line: string): string {
  return line.replace(commentOfLine, '').replaceAll(QUOTED, '');
}

/** Finds the folders and the file of a path whose names contain a retired word or phrase. */
export function findRetiredPaths(path: string): Phrase[] {
  return path.split('/').flatMap((part) => {
    const instead =
      termInstead(part) ?? findDialect(wordsOfName(part).join(' '), 'prose').at(0)?.instead;
    return instead === undefined ? [] : [{ line: 1, found: part, instead }];
  });
}
