import type { ShownPaymentState } from '@sesame/contract/shared/states.ts';
import type { Selectable } from 'kysely';
import type { Database, DurationUnit, PaymentState } from '../../../database.types.ts';
import type { PlanRow } from '../../access/index.ts';

/** The charge of a payment that is not in USD. */
export type ChargeColumns = Pick<
  Selectable<Database['payments']>,
  'charge_minor' | 'rate_e4' | 'rate_source' | 'rate_at'
>;

/** A payment as the history of its buyer lists it. */
export interface HistoryRow extends ChargeColumns {
  id: string;
  number: string;
  created_at: Date;
  product_id: number;
  title: string;
  title_ru: string;
  price_cents: number;
  total_cents: number;
  duration_count: number;
  duration_unit: DurationUnit;
  state: PaymentState;
  shown_state: ShownPaymentState;
  expires_at: Date;
  access_until: Date | null;
  is_gift: boolean;
  refund_owed: boolean;
  gateway: string;
  /** The plan that replaced the one it bought. */
  changed_to: PlanRow | null;
  /** Only in the polled list, which asks the buyer. */
  asks_double?: boolean;
}
