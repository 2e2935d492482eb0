/**
 * The trace of a payment, from its id: a UUID has the 16 bytes of a trace id, so every process that knows the payment
 * continues its trace, hours later too, and decides the same about sampling.
 */
export function traceIdOf(paymentId: string): string {
  return paymentId.replaceAll('-', '').toLowerCase();
}

/** The first span of that trace, which everything else is below: the call or the job that created the payment. */
export function rootSpanIdOf(paymentId: string): string {
  return traceIdOf(paymentId).slice(16);
}
