import type { ConsolePartner } from '@sesame/contract/console/referrals.ts';

/** A partner of the console who has earned nothing yet. */
export function consolePartner(over: Partial<ConsolePartner> = {}): ConsolePartner {
  return {
    id: '0199a000-0000-7000-8000-00000000000a',
    username: '<b>mira</b>',
    email: 'mira@shop.example',
    verified: false,
    type: 'base',
    registrations: 3,
    total_earnings: 0,
    credited: 0,
    on_hold: 0,
    available: 0,
    in_payout: 0,
    paid_out: 0,
    spent: 0,
    reversed: 0,
    ...over,
  };
}
