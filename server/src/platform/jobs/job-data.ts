import { followedPayment } from '../telemetry/tracing/unit.ts';

const UUID = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** Data as it is stored with a job. */
interface StoredData {
  /** Of queues whose jobs are about one payment. */
  readonly payment?: unknown;
  /** The payment whose settlement, order or job has enqueued it: its trace goes on there. */
  readonly causePayment?: unknown;
}

/** Notes in the data of a job which payment has led to it. */
export function withCause<Data extends object>(data: Data): Data {
  const causePayment = followedPayment();
  return causePayment === undefined || 'payment' in data ? data : { ...data, causePayment };
}

/** Returns the data that a worker expects, and the payment that the job is about. */
export function splitData(stored: object): {
  readonly data: object;
  readonly payment: string | undefined;
} {
  const { causePayment, ...data }: StoredData = stored;
  const payment = data.payment ?? causePayment;
  return { data, payment: typeof payment === 'string' && UUID.test(payment) ? payment : undefined };
}
