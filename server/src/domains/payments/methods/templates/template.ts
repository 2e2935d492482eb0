import type { ChargeCurrency } from '../../gateways/checkout.ts';

/** A payment method as it usually is at a provider: an operator adds it as it stands, or changes it first. */
export interface MethodTemplate {
  /** Names it in links to the form that it fills in. */
  readonly template: string;
  readonly provider: string;
  readonly category: 'worldwide' | 'cis';
  readonly title: string;
  readonly titleRu: string;
  readonly description: string;
  readonly descriptionRu: string;
  /** One of the shop's pictures. */
  readonly icon: 'card' | 'coins' | 'gem' | 'wallet' | 'smartphone' | 'qr' | 'bank' | 'phone';
  readonly currency: ChargeCurrency;
  /** What its adapter is asked for; null leaves the choice to the provider's page. */
  readonly option: string | null;
  /** How long buyers have to pay, where that differs from an hour; within the limits of the provider. */
  readonly paymentTimeoutS?: number;
  /** The smallest total in cents, where it is more than the provider's: each coin has its own minimum. */
  readonly minTotalCents?: number;
}
