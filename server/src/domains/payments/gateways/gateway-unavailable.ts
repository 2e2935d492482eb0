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
