import PostalMime, { type Address } from 'postal-mime';

/** A received and parsed mail. Answered by `GET /api/mails`. */
export interface ReceivedMail {
  readonly id: string;
  /** ISO 8601. */
  readonly received_at: string;
  readonly message_id: string;
  readonly from: string;
  /** The display name of the sender. */
  readonly from_name: string;
  /** The recipients of the envelope. */
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Every link of the text. */
  readonly links: readonly string[];
}

/** @param source the bytes after DATA */
export async function readMail(
  source: Buffer,
  envelope: { id: string; to: readonly string[]; at: Date },
): Promise<ReceivedMail> {
  const parsed = await PostalMime.parse(source);
  const text = parsed.text ?? '';
  return {
    id: envelope.id,
    received_at: envelope.at.toISOString(),
    message_id: parsed.messageId ?? '',
    from: addressOf(parsed.from),
    from_name: parsed.from?.name ?? '',
    to: envelope.to,
    subject: parsed.subject ?? '',
    text,
    html: parsed.html ?? '',
    headers: Object.fromEntries(parsed.headers.map(({ key, value }) => [key, value])),
    links: text.match(/https?:\/\/[^\s<>"]+/g) ?? [],
  };
}

function addressOf(from: Address | undefined): string {
  return from?.address ?? '';
}
