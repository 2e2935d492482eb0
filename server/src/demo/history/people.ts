import type { Language } from '@sesame/contract/shared/limits.ts';
import { type Random, seededRandom } from './random.rules.ts';

const english = {
  given:
    'amelia liam olga noah emma lucas grace mateo ines yusuf hana felix clara diego nora tom ruth kofi leila marco'.split(
      ' ',
    ),
  family:
    'carter novak silva meyer okoye rossi larsen brown tanaka dubois walsh haddad kowalski reyes bauer finch moreau'.split(
      ' ',
    ),
};
const russian = {
  given:
    'anton ekaterina maxim polina sergey darya ilya alina roman vera kirill marina denis sofia artem yulia pavel nina'.split(
      ' ',
    ),
  family:
    'orlov smirnova volkov kuznetsova morozov lebedeva zaitsev belova egorov sokolova gusev romanova titov kravets'.split(
      ' ',
    ),
};

const devices = [
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_6) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Safari/605.1.15',
];

const countries = {
  en: [
    ['DE', 26],
    ['US', 18],
    ['GB', 14],
    ['FR', 11],
    ['NL', 9],
    ['ES', 8],
    ['PL', 7],
    ['TR', 7],
  ],
  ru: [
    ['RU', 54],
    ['KZ', 17],
    ['BY', 10],
    ['GE', 8],
    ['UZ', 6],
    ['AM', 5],
  ],
} as const;

export interface Person {
  readonly email: string;
  readonly language: Language;
  readonly userAgent: string;
  readonly ip: string;
}

/** Names of buyers, each once. Their addresses end in `.example`, so no mail can reach anyone. */
export function createPeople(random: Random): () => Person {
  const taken = new Set<string>();
  return () => {
    const language = random.chance(0.45) ? 'ru' : 'en';
    const names = language === 'ru' ? russian : english;
    const full = `${random.pick(names.given)}.${random.pick(names.family)}`;
    const name = taken.has(full) ? `${full}${random.whole(2, 99)}` : full;
    if (taken.has(name)) return { ...stranger(random), language };
    taken.add(name);
    return { ...stranger(random), email: `${name}@buyers.example`, language };
  };
}

/** The country that the proxy in front names for a network. A separate seed leaves every other choice as it was. */
export function countryOfNetwork({ ip, language }: Pick<Person, 'ip' | 'language'>): string {
  const [, , network = '', subnet = ''] = ip.split(':');
  const seed = Number.parseInt(network, 16) * 0x1_0000 + Number.parseInt(subnet, 16);
  return seededRandom(seed).weighted<string>(countries[language]);
}

/** A visitor of whom only device and network are known; the network is one reserved for documentation (RFC 3849). */
export function stranger(random: Random): Person {
  return {
    email: `guest${random.whole(100_000, 999_999)}@buyers.example`,
    language: 'en',
    userAgent: random.pick(devices),
    ip: `2001:db8:${random.whole(1, 0xffff).toString(16)}:${random.whole(1, 0xffff).toString(16)}::1`,
  };
}
