/** A bank of the Faster Payments System (SBP); `scheme` opens its app, by the list of NSPK. */
export interface SbpBank {
  readonly scheme: string;
  readonly name: string;
  readonly nameRu: string;
}

/** The banks that most people in Russia have; NSPK's own page lists all the others. */
export const sbpBanks: readonly SbpBank[] = [
  { scheme: 'bank100000000111', name: 'Sberbank', nameRu: 'Сбербанк' },
  { scheme: 'bank100000000004', name: 'T-Bank', nameRu: 'Т-Банк' },
  { scheme: 'bank110000000005', name: 'VTB', nameRu: 'ВТБ' },
  { scheme: 'bank100000000008', name: 'Alfa-Bank', nameRu: 'Альфа-Банк' },
  { scheme: 'bank100000000273', name: 'Ozon Bank', nameRu: 'Озон Банк' },
  { scheme: 'bank100000000150', name: 'Yandex', nameRu: 'Яндекс' },
  { scheme: 'bank100000000001', name: 'Gazprombank', nameRu: 'Газпромбанк' },
  { scheme: 'bank100000000007', name: 'Raiffeisenbank', nameRu: 'Райффайзенбанк' },
];

const NSPK = 'https://qr.nspk.ru/';

/** The link that opens a payment in the app of a bank. A link that is not NSPK's is opened as it is. */
export function linkToBank(link: string, { scheme }: Pick<SbpBank, 'scheme'>): string {
  return link.startsWith(NSPK) ? link.replace('https', scheme) : link;
}
