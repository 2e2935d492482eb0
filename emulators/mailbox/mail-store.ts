import type { ReceivedMail } from './mail.ts';

/** The newest mails, in memory; there is no archive. */
export interface MailStore {
  add(mail: ReceivedMail): void;
  /** Newest first. @param to only mails to this address, case-insensitive */
  list(to?: string): ReceivedMail[];
  find(id: string): ReceivedMail | undefined;
  clear(to?: string): void;
}

const MAILS_MAX = 500;

export function createMailStore(): MailStore {
  let mails: ReceivedMail[] = [];
  const isTo = (mail: ReceivedMail, to: string | undefined) =>
    to === undefined ||
    mail.to.some((address) => address.toLowerCase() === to.trim().toLowerCase());
  return {
    add(mail) {
      mails = [mail, ...mails].slice(0, MAILS_MAX);
    },
    list: (to) => mails.filter((mail) => isTo(mail, to)),
    find: (id) => mails.find((mail) => mail.id === id),
    clear(to) {
      mails = mails.filter((mail) => !isTo(mail, to));
    },
  };
}
