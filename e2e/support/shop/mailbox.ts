import { setTimeout as sleep } from 'node:timers/promises';
import type { ShopAddress } from './shop.ts';

interface Mail {
  readonly subject: string;
  readonly links: readonly string[];
}

const MAIL_TIMEOUT_MS = 30_000;

/** The newest link to a page of the shop in the mails to an address; waits until there is one. */
export async function mailedLink(
  { url, mailboxUrl }: Pick<ShopAddress, 'url' | 'mailboxUrl'>,
  to: string,
  path: '/confirm-email' | '/reset-password',
): Promise<string> {
  const deadline = Date.now() + MAIL_TIMEOUT_MS;
  while (Date.now() < deadline) {
    const mails = await mailsTo(mailboxUrl, to);
    const link = mails
      .flatMap(({ links }) => links)
      .find((candidate) => candidate.startsWith(`${url}${path}?`));
    if (link) return link;
    await sleep(200);
  }
  const got = (await mailsTo(mailboxUrl, to)).map(({ subject, links }) => ({ subject, links }));
  throw new Error(`no mail to ${to} links to ${path}: ${JSON.stringify(got)}`);
}

/** The mails to an address, newest first. */
export async function mailsTo(mailboxUrl: string, to: string): Promise<readonly Mail[]> {
  const answer = await fetch(`${mailboxUrl}/api/mails?${new URLSearchParams({ to })}`);
  const { mails }: { mails: readonly Mail[] } = await answer.json();
  return mails;
}
