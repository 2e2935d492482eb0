import { textParts } from './linked-text.rules.ts';

/** A text that a person typed, with its web addresses as links. */
export function LinkedText({ text }: { text: string }) {
  return textParts(text).map(({ text: part, isLink }, index) =>
    isLink ? (
      <a
        className="underline underline-offset-2 [overflow-wrap:anywhere]"
        href={part}
        // Parts of a message never change.
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other identity
        key={index}
        rel="noopener noreferrer nofollow ugc"
        target="_blank"
      >
        {part}
      </a>
    ) : (
      part
    ),
  );
}
