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
 * Writes an iCalendar file (RFC 5545) with the moment when each subscription ends, and that of the next charge where it renews
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
    const event = {
      stamp: subscription.changed_at,
      description: texts.mail(language, 'calendarEndHint', { url }),
      url,
      // Neither makes its buyer busy.
      busystatus: ICalEventBusyStatus.FREE,
      transparency: ICalEventTransparency.TRANSPARENT,
    };
    calendar.createEvent({
      ...event,
      id: `${subscription.id}@${hostname}`,
      start: subscription.ends_at,
      summary: texts.mail(language, 'calendarEnd', { product }),
    });
    if (chargeAt === null || total === null) continue;
    const amount = mailMoney(centsFromDollars(total));
    calendar.createEvent({
      ...event,
      id: `${subscription.id}-charge@${hostname}`,
      start: new Date(chargeAt),
      summary: texts.mail(language, 'calendarCharge', { product, amount }),
    });
  }
  return calendar.toString();
}
