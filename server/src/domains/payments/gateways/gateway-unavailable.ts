/**
 * A gateway call failed; `certainty` says whether it may have had an effect after all. Without a `cause` the gateway
 * responded and rejected the call.
 */
export class GatewayUnavailable extends Error {
  readonly certainty: 'refused' | 'unknown';
  constructor(certainty: 'refused' | 'unknown', message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'GatewayUnavailable';
    this.certainty = certainty;
  }
}

/** A call may have had an effect, and no further call will say so: only a webhook or an operator can. */
export class OutcomeLost extends GatewayUnavailable {
  constructor(message: string) {
    super('unknown', message);
    this.name = 'OutcomeLost';
  }
}
