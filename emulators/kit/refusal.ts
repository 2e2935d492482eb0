/** An error answer in the protocol's format: thrown by routes, sent unchanged. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly status: number;
  /** The body in the protocol's error format; if undefined, the emulator's `failure` builds it from the message. */
  readonly body: unknown;

  constructor(status: number, message: string, body?: unknown) {
    super(message);
    this.status = status;
    this.body = body;
  }
}
