import type { Language } from '@sesame/contract/shared/limits.ts';
import { shortMethodName } from '@sesame/contract/shared/renewals/method-brand.ts';
import type { MailTextKey } from '@sesame/contract/texts/mail-texts.ts';
import { layoutMail, type MailContent, type MailShop } from '../../../platform/mail/layout-mail.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import { mailDate, mailMoney, mailRubles, mailTime } from '../../../platform/mail/mail-format.ts';
import { termTexts } from '../../../platform/mail/term-texts.ts';

/** What a buyer learns about a renewal. */
export type RenewalMailKind =
  | 'coming'
  | 'charged'
  | 'undone'
  | 'declined'
  | 'last_try'
  | 'confirm'
  | 'method_dead'
  | 'revoked'
  | 'ended'
  | 'not_sold'
  | 'price_raised';

/** What a decline means to the buyer: too little money, or a refusal of the bank. */
export type DeclineReason = 'funds' | 'bank';

export interface MailedRenewal {
  readonly product: string;
  readonly productId: number;
  /** Null for the balance. */
  readonly method: Parameters<typeof shortMethodName>[0] | null;
  /** The length of each period. */
  readonly term: { readonly count: number; readonly unit: keyof typeof termTexts };
  readonly totalCents: number;
  /** Set when another currency is charged. */
  readonly kopecks?: number | undefined;
  /** The day of the next charge, or the end of access. */
  readonly date: Date;
  /** Until when access is kept meanwhile. */
  readonly accessUntil: Date;
  /** The payment that has arrived. */
  readonly paid?: { readonly id: string; readonly number: string; readonly at: Date };
  /** Why it was declined, where that is known. */
  readonly decline?: DeclineReason | undefined;
  /** Whether the card is too old on the day of the charge. */
  readonly isExpiring?: boolean | undefined;
  readonly stopPath: string;
  /** Set while the renewal can be undone. */
  readonly undoPath?: string | undefined;
  /** Set while its buyer can confirm this very charge with their bank. */
  readonly confirmPath?: string | undefined;
  /** The days of a renewal that was undone after a part of it was used. */
  readonly part?: { readonly unusedDays: number; readonly totalDays: number } | undefined;
}

const SUBJECTS: Readonly<Record<RenewalMailKind, MailTextKey>> = {
  coming: 'renewalComingSubject',
  charged: 'renewalChargedSubject',
  undone: 'renewalUndoneSubject',
  declined: 'renewalDeclinedSubject',
  last_try: 'renewalDeclinedSubject',
  confirm: 'renewalConfirmSubject',
  method_dead: 'renewalMethodSubject',
  revoked: 'renewalOffSubject',
  ended: 'renewalEndedSubject',
  not_sold: 'renewalOffSubject',
  price_raised: 'renewalOffSubject',
};

const LEADS: Readonly<Record<RenewalMailKind, MailTextKey>> = {
  coming: 'renewalComingLead',
  charged: 'renewalChargedLead',
  undone: 'renewalUndoneLead',
  declined: 'renewalRefusedLead',
  last_try: 'renewalLastTryLead',
  confirm: 'renewalConfirmLead',
  method_dead: 'renewalMethodLead',
  revoked: 'renewalRevokedLead',
  ended: 'renewalEndedLead',
  not_sold: 'renewalNotSoldLead',
  price_raised: 'renewalPriceLead',
};

const DECLINES = {
  funds: {
    subject: 'renewalFundsSubject',
    declined: 'renewalFundsLead',
    last_try: 'renewalLastFundsLead',
  },
  bank: {
    subject: 'renewalRefusedSubject',
    declined: 'renewalRefusedLead',
    last_try: 'renewalLastRefusedLead',
  },
} as const satisfies Readonly<Record<DeclineReason, Readonly<Record<string, MailTextKey>>>>;

/** The subject, which is also the message in Telegram. */
export function renewalSubject(
  shop: MailShop,
  language: Language,
  kind: RenewalMailKind,
  renewal: MailedRenewal,
): string {
  return shop.t(language, subjectOf(kind, renewal), textsOf(shop, language, renewal));
}

export function renewalMail(
  shop: MailShop,
  language: Language,
  kind: RenewalMailKind,
  renewal: MailedRenewal,
): Mail {
  const words = textsOf(shop, language, renewal);
  const t: Texts = (key, params) => shop.t(language, key, { ...words, ...params });
  return layoutMail(shop, language, {
    subject: t(subjectOf(kind, renewal)),
    lead: t(leadOf(kind, renewal)),
    ...partsOf(kind, renewal, t),
  });
}

function subjectOf(kind: RenewalMailKind, { decline }: MailedRenewal): MailTextKey {
  return decline === undefined ? SUBJECTS[kind] : DECLINES[decline].subject;
}

function leadOf(kind: RenewalMailKind, { part, confirmPath, decline }: MailedRenewal): MailTextKey {
  if (decline !== undefined && (kind === 'declined' || kind === 'last_try')) {
    return DECLINES[decline][kind];
  }
  if (part !== undefined) return 'renewalUndonePartLead';
  return confirmPath === undefined ? LEADS[kind] : 'renewalConfirmSameLead';
}

type Texts = (key: MailTextKey, params?: Readonly<Record<string, number>>) => string;

/** What is below the lead: the facts of a charge with the stop link, or the link to pay. */
function partsOf(
  kind: RenewalMailKind,
  renewal: MailedRenewal,
  t: Texts,
): Omit<MailContent, 'subject' | 'lead'> {
  const subscriptions = '/dashboard/subscriptions';
  const order = `${subscriptions}?order=${renewal.productId}&again`;
  const stop = { label: t('renewalStopLink'), path: renewal.stopPath };
  const method = [t('receiptMethod'), t('renewalMethod')] as const;
  switch (kind) {
    case 'coming':
      return {
        rows: [
          [t('renewalDateRow'), mailDate(renewal.date)],
          [t('receiptTerm'), t(termTexts[renewal.term.unit], { count: renewal.term.count })],
          [t('receiptTotal'), t('renewalAmount')],
          method,
        ],
        button: { label: t('receiptButton'), path: subscriptions },
        link: stop,
        note: [...(renewal.isExpiring ? [t('renewalCardNote')] : []), t('renewalComingNote')].join(
          ' ',
        ),
      };
    case 'charged': {
      const { paid } = renewal;
      return {
        rows: [
          [t('receiptTotal'), t('renewalAmount')],
          method,
          ...(paid === undefined
            ? []
            : [
                [t('receiptDate'), mailTime(paid.at)] as const,
                [t('receiptNumber'), paid.number] as const,
              ]),
        ],
        button: { label: t('receiptButton'), path: subscriptions },
        link: stop,
        secondLink:
          renewal.undoPath === undefined
            ? undefined
            : { label: t('renewalUndoLink'), path: renewal.undoPath },
      };
    }
    case 'undone':
      return {
        button: { label: t('receiptButton'), path: subscriptions },
        note: t('renewalUndoneNote'),
      };
    case 'declined':
      return {
        button: { label: t('renewalPayButton'), path: order },
        link: stop,
        note: t('renewalAccessNote'),
      };
    case 'confirm':
      return {
        button:
          renewal.confirmPath === undefined
            ? { label: t('renewalPayButton'), path: order }
            : { label: t('renewalConfirmButton'), path: renewal.confirmPath },
        link: stop,
        note: t('renewalAccessNote'),
      };
    case 'last_try':
      return {
        button: { label: t('renewalPayButton'), path: order },
        link: stop,
        note: t('renewalAccessNote'),
      };
    case 'method_dead':
      return {
        button: { label: t('renewalMethodButton'), path: subscriptions },
        link: stop,
        note: t('renewalAccessNote'),
      };
    case 'ended':
      return { button: { label: t('endedButton'), path: order } };
    case 'revoked':
    case 'price_raised':
      return { button: { label: t('receiptButton'), path: subscriptions } };
    case 'not_sold':
      return {};
  }
}

function textsOf(shop: MailShop, language: Language, renewal: MailedRenewal) {
  const { kopecks, totalCents } = renewal;
  const method =
    renewal.method === null
      ? shop.t(language, 'renewalBalance')
      : shortMethodName(renewal.method) || shop.t(language, 'renewalSavedMethod');
  const dollars = mailMoney(totalCents);
  const amount =
    kopecks === undefined
      ? dollars
      : shop.t(language, 'renewalAbout', { dollars, rubles: mailRubles(kopecks) });
  return {
    product: renewal.product,
    date: mailDate(renewal.date),
    until: mailDate(renewal.accessUntil),
    method,
    amount,
    ...(renewal.part && {
      ...{ unused: String(renewal.part.unusedDays), total: String(renewal.part.totalDays) },
    }),
  };
}
