import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../primitives/button.tsx';
import type { ButtonSize, ButtonVariant } from '../primitives/button-classes.ts';
import { Icon } from '../primitives/icon.tsx';

const SHOWN_MS = 2_000;

type CopyButtonProps = {
  text: string;
  label: string;
  copiedLabel: string;
  /** Show the label beside the icon; otherwise it is only the accessible name. */
  withText?: boolean;
  /** Only with text. */
  variant?: ButtonVariant;
  size?: ButtonSize;
};

/** Renders nothing without a clipboard API; the text beside it can be selected instead. */
export function CopyButton({
  text,
  label,
  copiedLabel,
  withText = false,
  variant = 'outline',
  size = 'default',
}: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  if (!navigator.clipboard) return null;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  const mark = <Icon of={copied ? Check : Copy} size={withText ? 18 : 16} />;
  return (
    <>
      {withText ? (
        <Button icon={mark} onClick={() => void copy()} size={size} variant={variant}>
          {copied ? copiedLabel : label}
        </Button>
      ) : (
        <Button
          aria-label={label}
          className="mr-1 max-md:mr-0"
          onClick={() => void copy()}
          size="icon-sm"
          variant="ghost"
        >
          {mark}
        </Button>
      )}
      <span className="sr-only" role="status">
        {copied ? copiedLabel : ''}
      </span>
    </>
  );
}
