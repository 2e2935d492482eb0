import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../../root.ts';
import { findDialect } from './dialect.ts';
import { allowedElsewhere } from './phrases.ts';
import { findRetiredNames, findRetiredPaths } from './retired-names.ts';

const found = (text: string, kind: 'source' | 'prose' = 'source') =>
  findDialect(text, kind).map((one) => one.found);

describe('retired phrases', () => {
  test.each([
    ['a comment', '// Whoever comes back waits.', 'Whoever'],
    ['the end of a line', 'pay(); // nobody waits', 'nobody'],
    ['a docstring', '/** Somebody is looked for. */', 'Somebody'],
    ['a line of a docstring', ' * The buyer is told.', 'is told'],
    ['the name of a test', "it('takes the notice twice', () => {", 'notice'],
    ['a name on the next line', "test(\n  'nobody waits',", 'nobody'],
    ['a name after a table', "])('%s tells the buyer', () => {", 'tells'],
    ['a name for another function', "confirming('nobody pays', async (setup) => {", 'nobody'],
    ['a row of a table', "  ['a page of somebody', 1],", 'somebody'],
    ['an error', "throw new JobFailed(\n  'Nobody is here',\n);", 'Nobody'],
    ['an error in a template', 'return new Error(`${' + 'name} is told`);', 'is told'],
    ['the log', "log.warn({ err: errorOf(cause) }, 'the notice was lost');", 'notice'],
    ['what a script prints', "console.error(red('Nobody'), 1);", 'Nobody'],
    ['the summary of a call', "summary:\n    'Delete what somebody else registered',", 'somebody'],
    ['a limit', '// The row, as far as the page needs it.', 'as far as'],
    ['a state', '// How the gift of a buyer stands.', 'How the gift of a buyer stands'],
    ['a docstring without its noun', '/** Of the renewal. */', 'Of the'],
    ['a denied noun', '// A text that is no day stays.', 'is no day'],
    ['a term of the glossary', '// The link is reissued.', 'reissued'],
    ['a session', '// Buyers who logged in.', 'logged in'],
    ['the end of a session', '// A logout ends the session.', 'logout'],
    ['the end of a gift', '// A gift was withdrawn.', 'gift was withdrawn'],
    [
      'a buyer at the bank',
      '// The permission that was withdrawn.',
      'permission that was withdrawn',
    ],
    ['a payment method', '// Buyers choose a way to pay.', 'way to pay'],
    ['a proof of payment', '// The receipt of a bank transfer.', 'receipt of a bank transfer'],
    ['British spelling', '// The colour of the brand.', 'colour'],
  ])('are found in %s', (_, line, phrase) => {
    expect(found(line)).toEqual([phrase]);
  });

  test.each([
    ['code', 'const nobody = 1;'],
    ['a text', "const text = 'Nobody is here';"],
    ['a text after a call', "log.info('done'); const text = 'Nobody is here';"],
    ['a computed part', 'throw new Error(`${' + 'whoever} waits`);'],
    ['an address', "const url = 'https://nobody.example';"],
    ['plain words', '// The operator is notified by a webhook.'],
    ['the name of a call', '// Ended by `logout`, and the login of an account stays.'],
    ['a log', '// It goes to the log in one line.'],
    ['a receipt', '// The receipt of a payment is mailed, its transfer is not.'],
    ['what is absent', '// There is no day, and it is no longer known.'],
  ])('are not found in %s', (_, line) => {
    expect(found(line)).toEqual([]);
  });

  test('are reported with the line of the name', () => {
    expect(findDialect("test(\n  'nobody waits',\n", 'source')).toMatchObject([{ line: 2 }]);
  });

  test('are found on every line of a document', () => {
    expect(findDialect('# Title\n\nWhoever reads this', 'prose')).toEqual([
      expect.objectContaining({ line: 3, found: 'Whoever' }),
    ]);
  });
});

describe('retired names', () => {
  test.each([
    ['const staffRow = 1;', 'staffRow'],
    ['select(viewing_id)', 'viewing_id'],
    ['type Told = string;', 'Told'],
    ['say(language)', 'say'],
    ['bot.heard(person)', 'heard'],
    ['const wantsMail = true;', 'wantsMail'],
    ['<Card look="dashed">', 'look'],
    ['moodyBank()', 'moodyBank'],
    ['const nobody = 1;', 'nobody'],
    ['setup.recheck(payment)', 'recheck'],
    ['transferReceiptHint', 'transferReceiptHint'],
    ['operatorLogin', 'operatorLogin'],
    ['login_failures', 'login_failures'],
    ['logOut()', 'logOut'],
    ['confirmByHand(payment)', 'confirmByHand'],
    ['const onWire = 1;', 'onWire'],
    ['startStandIn()', 'startStandIn'],
    ['recordAct(event)', 'recordAct'],
    ['openDesk()', 'openDesk'],
    ['paymentWords(payment)', 'paymentWords'],
    ['row.form_url', 'form_url'],
    ["may('subscriptions:reissue')", 'subscriptions:reissue'],
    ['reissueLink(item)', 'reissueLink'],
    ['giftWithdrawn', 'giftWithdrawn'],
    ['const sandboxPayments = 1;', 'sandboxPayments'],
  ])('are found in %s', (line, name) => {
    expect(findRetiredNames(line).map((one) => one.found)).toEqual([name]);
  });

  test.each([
    "const text = 'staff';",
    '// staff',
    'const team = 1;',
    'const staffordshire = 1;',
    'act(() => press());',
    'const wireAmount = 1;',
    '<iframe sandbox="allow-same-origin" />',
    'call(login, { accountLogin, ITEM_LOGIN_MAX })',
    '<Icon of={LogOut} />',
    'auditLogInvariants()',
  ])('are not found in %s', (line) => {
    expect(findRetiredNames(line)).toEqual([]);
  });
});

describe('retired words of paths', () => {
  test.each([
    ['server/src/domains/staff/list.ts', 'staff'],
    ['web/src/console/features/macros/ready-answers.tsx', 'ready-answers.tsx'],
    ['docs/screens/login-desktop.png', 'login-desktop.png'],
    ['e2e/specs/journeys.spec.ts', 'journeys.spec.ts'],
    ['server/src/domains/payments/confirm-by-hand.ts', 'confirm-by-hand.ts'],
  ])('are found in %s', (path, part) => {
    expect(findRetiredPaths(path).map((one) => one.found)).toEqual([part]);
  });

  test.each([
    'docs/glossary.md',
    'server/src/domains/team/list.ts',
    'server/src/domains/audit-log/list.ts',
  ])('are not found in %s', (path) => {
    expect(findRetiredPaths(path)).toEqual([]);
  });
});

describe('the column "Not" of the glossary', () => {
  /** The terms of the last column, without what is in brackets. */
  const refused = readFileSync(join(root, 'docs/glossary.md'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| Term |'))
    .flatMap((line) => (line.split('|').at(-2) ?? '').replace(/\(.*\)/, '').split(','))
    .map((term) => term.trim())
    .filter((term) => term !== '');
  const isRefused = (term: string) => findDialect(`to ${term} it`, 'prose').length > 0;

  test('is read', () => {
    expect(refused).toEqual(expect.arrayContaining(['staff', 'ready answer', 'sandbox']));
  });

  test('has only terms that are refused in prose, or have a reason why not', () => {
    expect(refused.filter((term) => !isRefused(term) && !(term in allowedElsewhere))).toEqual([]);
  });

  test('has every term that is excused, and none of these is refused in prose', () => {
    const excused = Object.keys(allowedElsewhere);
    expect(excused.filter((term) => !refused.includes(term) || isRefused(term))).toEqual([]);
  });
});
