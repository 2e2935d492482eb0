import { Bold, Italic, Link2, List } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { useMessages } from '../../../i18n/messages.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { Icon } from '../../../ui/primitives/icon.tsx';
import { LongTextField } from '../../ui/forms/text-fields.tsx';
import type { FieldRef } from '../../ui/forms/use-console-form.ts';
import { type TextMark, withMark } from './announcement-text.ts';
import { announcementMessages } from './announcements.messages.ts';

const marks = [
  { mark: 'bold', icon: Bold, name: 'markBold' },
  { mark: 'italic', icon: Italic, name: 'markItalic' },
  { mark: 'link', icon: Link2, name: 'markLink' },
  { mark: 'list', icon: List, name: 'markList' },
] as const;

type DescriptionFieldProps = {
  of: FieldRef<string>;
  lang: string;
  value: string;
  /** It has HTML that cannot be typed as text, and is edited as HTML. */
  isHtml: boolean;
  onChange: (text: string) => void;
};

/** The text of an announcement, typed as text with a few marks. */
export function DescriptionField({ of, lang, value, isHtml, onChange }: DescriptionFieldProps) {
  const t = useMessages(announcementMessages);
  const area = useRef<HTMLTextAreaElement>(null);
  const selected = useRef<{ start: number; end: number }>(undefined);
  useLayoutEffect(() => {
    if (selected.current === undefined) return;
    area.current?.focus();
    area.current?.setSelectionRange(selected.current.start, selected.current.end);
    selected.current = undefined;
  });
  const apply = (mark: TextMark) => {
    const { selectionStart: start = value.length, selectionEnd: end = value.length } =
      area.current ?? {};
    const { text, ...next } = withMark(mark, value, { start, end });
    selected.current = next;
    onChange(text);
  };
  return (
    <LongTextField
      below={
        isHtml ? null : (
          <span className="mt-1.5 flex gap-1">
            {marks.map(({ mark, icon, name }) => (
              <Button
                aria-label={t(name)}
                key={mark}
                onClick={() => apply(mark)}
                size="icon-sm"
                title={t(name)}
                variant="ghost"
              >
                <Icon of={icon} size={16} />
              </Button>
            ))}
          </span>
        )
      }
      hint={t(isHtml ? 'html' : 'marks')}
      label={t('description')}
      lang={lang}
      of={of}
      ref={area}
      rows={5}
    />
  );
}
