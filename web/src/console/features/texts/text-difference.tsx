import type { Language } from '@sesame/contract/shared/limits.ts';
import { spelledText } from './plural-text.rules.ts';
import { wordChanges } from './word-changes.rules.ts';

type TextDifferenceProps = { before: string; after: string; language: Language };

const marks = {
  same: { Tag: 'span', className: '' },
  gone: { Tag: 'del', className: 'text-danger-text' },
  new: { Tag: 'ins', className: 'rounded-sm bg-success-soft text-success-text no-underline' },
} as const;

/** Deleted and inserted words, in order. */
export function TextDifference({ before, after, language }: TextDifferenceProps) {
  let place = 0;
  return (
    <p className="wrap-anywhere whitespace-pre-wrap" lang={language}>
      {wordChanges(spelledText(before), spelledText(after)).map(({ kind, text }) => {
        const { Tag, className } = marks[kind];
        place += text.length + 1;
        return (
          <Tag className={className} key={place}>
            {text}
          </Tag>
        );
      })}
    </p>
  );
}
