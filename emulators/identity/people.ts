import { createHash } from 'node:crypto';
import type { Person } from './person.ts';

/** People to sign in as: one for each case that the shop handles differently. */
export const demoPeople: readonly Person[] = [
  person('Anna', 'Levina', 'anna.levina@gmail.com'),
  { ...person('Mark', 'Orlov', 'mark@northwind.example'), hd: 'northwind.example' },
  person('Sofia', 'Petrova', 'sofia.petrova@mail.example'),
  { ...person('Oleg', 'Smirnov', 'oleg.smirnov@mail.example'), email_verified: false },
];

/** All people who can sign in: those above, and one for every address typed on the page. */
export interface People {
  find(sub: string): Person | undefined;
  /** The person of an address; stable, also across restarts. */
  byEmail(email: string): Person;
}

export function createPeople(): People {
  const bySub = new Map(demoPeople.map((known) => [known.sub, known]));
  return {
    find: (sub) => bySub.get(sub),
    byEmail(email) {
      const sub = subOf(email);
      const known = bySub.get(sub) ?? unknownPerson(email);
      bySub.set(sub, known);
      return known;
    },
  };
}

export function isEmail(text: string): boolean {
  return text.length <= 254 && /^[^\s@]{1,64}@[^\s@]+\.[^\s@]{2,}$/.test(text);
}

function unknownPerson(email: string): Person {
  const name = email.slice(0, email.indexOf('@'));
  return { sub: subOf(email), email, email_verified: true, name, given_name: name };
}

function person(given_name: string, family_name: string, email: string): Person {
  const name = `${given_name} ${family_name}`;
  return { sub: subOf(email), email, email_verified: true, name, given_name, family_name };
}

/** Twenty-one digits, like Google's. */
function subOf(email: string): string {
  const digest = createHash('sha256').update(email.toLowerCase()).digest('hex').slice(0, 20);
  return String(BigInt(`0x${digest}`))
    .padStart(21, '1')
    .slice(0, 21);
}
