/** What the buyers of a shop do. Each number is an option of `npm run capacity`. */
export interface Habits {
  /** Visits of an active buyer in a month, and how long each keeps a tab in sight. */
  readonly visits: number;
  readonly minutes: number;
  readonly signIns: number;
  /** Visits a month that load the shop's code and pictures, because the browser does not have this release of them. */
  readonly firstViews: number;
  /** Orders of an active buyer in a month, and the share of them that is paid. */
  readonly orders: number;
  readonly paid: number;
  /** Payments a month without a visit: saved methods and balances. */
  readonly renewals: number;
  /** Share of the polls that find a change. */
  readonly changes: number;
  /** How many times busier a campaign makes the busiest hour. */
  readonly campaign: number;
}

/** Assumptions, on the side of too much: most buyers of subscriptions come to fetch a link, and return to renew. */
export const HABITS: Habits = {
  visits: 8,
  minutes: 4,
  signIns: 1,
  firstViews: 2,
  orders: 1.2,
  paid: 0.7,
  renewals: 0.5,
  changes: 0.03,
  campaign: 3,
};

/** Share of a day's visits in each hour: one country, quiet at night, busiest in the evening. */
export const DAY: readonly number[] = [
  0.018, 0.012, 0.008, 0.006, 0.006, 0.009, 0.016, 0.026, 0.038, 0.046, 0.05, 0.052, 0.054, 0.053,
  0.052, 0.052, 0.054, 0.058, 0.066, 0.078, 0.086, 0.078, 0.052, 0.03,
];
