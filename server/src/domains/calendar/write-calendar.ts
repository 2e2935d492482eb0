import type { Language } from '@sesame/contract/shared/limits.ts';
import { titleIn } from '@sesame/contract/shared/local-text.ts';
import { centsFromDollars } from '@sesame/contract/shared/money.ts';
import type { Renewal } from '@sesame/contract/shop/renewals.ts';
import { mailMoney } from '../../platform/mail/mail-format.ts';
import type { NotificationTexts } from '../../platform/mail/notification-texts.ts';
import type { CalendarSubscription } from './calendar.store.ts';

/** How often calendar apps are asked to fetch it again, in seconds. */
const REFRESH_S = 6 * 60 * 60;

export interface CalendarHead {
  /** By subscription. */
  readonly renewals: ReadonlyMap<string, Renewal>;
  readonly language: Language;
  readonly brand: string;
  readonly publicUrl: string;
  readonly texts: Pick<NotificationTexts, 'mail'>;
}

/**
 * Writes an iCalendar file (RFC 5545) with the moment when each subscription ends, or is charged next where it renews
 * itself. Events keep their ids, so a new end moves the event.
 */
export async function writeCalendar(
  subscriptions: readonly CalendarSubscription[],
  { renewals, language, brand, publicUrl, texts }: CalendarHead,
): Promise<string> {
  const {
    default: createCalendar,
    ICalEventBusyStatus,
    ICalEventTransparency,
  } = await import('ical-generator');
  const calendar = createCalendar({
    name: texts.mail(language, 'calendarName', { brand }),
    prodId: { company: brand, product: 'subscriptions', language: language.toUpperCase() },
    ttl: REFRESH_S,
  });
  const { hostname } = new URL(publicUrl);
  for (const subscription of subscriptions) {
    const url = `${publicUrl}/dashboard/subscriptions`;
    const product = titleIn(language, subscription);
    const renewal = renewals.get(subscription.id);
    const chargeAt = renewal?.charge_at ?? null;
    const total = renewal?.total ?? null;
    calendar.createEvent({
      id: `${subscription.id}@${hostname}`,
      start: chargeAt === null ? subscription.ends_at : new Date(chargeAt),
      stamp: subscription.changed_at,
      summary:
        chargeAt === null || total === null
          ? texts.mail(language, 'calendarEnd', { product })
          : texts.mail(language, 'calendarCharge', {
              product,
              amount: mailMoney(centsFromDollars(total)),
            }),
      description: texts.mail(language, 'calendarEndHint', { url }),
      url,
      // Neither makes its buyer busy.
      busystatus: ICalEventBusyStatus.FREE,
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  }
  return calendar.toString();
}
