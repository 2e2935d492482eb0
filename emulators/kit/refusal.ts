/** An answer other than success, in the words of the protocol: thrown by routes, sent as it is. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly status: number;
  /** The body in the protocol's error shape; undefined lets the emulator's `failure` make it of the message. */
  readonly body: unknown;

  constructor(status: number, message: string, body?: unknown) {
    super(message);
    this.status = status;
    this.body = body;
  }
}
