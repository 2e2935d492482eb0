import type { Insertable } from 'kysely';
import type { Database } from '../database.types.ts';
import { autumnEnd, autumnLastDay } from './promos.ts';

export function demoAnnouncement(now: Date): Insertable<Database['announcements']> {
  const lastDay = autumnLastDay(now);
  return {
    title: 'Autumn coupon: 20% off any plan',
    title_ru: 'Осенний купон: −20% на любую подписку',
    description: `Enter <b>AUTUMN20</b> when you pay. Valid until ${lastDay}, once per account.`,
    description_ru: `Введите <b>AUTUMN20</b> при оплате. Купон действует до ${lastDay}, один раз на аккаунт.`,
    button_text: 'Activate coupon',
    button_text_ru: 'Активировать купон',
    image: null,
    starts_at: now,
    ends_at: autumnEnd(now),
  };
}
