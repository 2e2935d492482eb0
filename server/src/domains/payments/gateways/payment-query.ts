/** The known ids by which a payment is found at its gateway. */
export type PaymentQuery = {
  reference: string | null;
  secondaryReference: string | null;
  orderId: string;
  /** See `Checkout`. */
  savingReference?: string;
  /** The approval to capture, as reported. */
  approval?: string;
  /**
   * The gateway's id of the buyer whose saved method was charged: finds a charge whose answer was lost at gateways that list
   * payments by buyer. Absent for payments on a form.
   */
  customer?: string;
};
