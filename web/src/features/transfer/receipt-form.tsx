import { type FormEvent, useState } from 'react';
import { formatFileSize } from '../../i18n/format-file-size.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { FileDrop, FileRow } from '../../ui/file-drop.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';

type ReceiptFormProps = {
  label: string;
  hint: string;
  /** As the `accept` of a file input. */
  accept: string;
  /** What is wrong with a chosen file; undefined when it may be sent. */
  problemOf: (file: File) => string | undefined;
  onSend: (file: File) => void;
  /** How much of it has left; null while nothing is on its way. */
  share?: number | null;
  /** Why it did not arrive. */
  failure?: string | undefined;
};

/** A place for one receipt, and the button that sends it. */
export function ReceiptForm({
  label,
  hint,
  accept,
  problemOf,
  onSend,
  share = null,
  failure,
}: ReceiptFormProps) {
  const { t, language } = useI18n();
  const [receipt, setReceipt] = useState<File | null>(null);
  const [problem, setProblem] = useState<string>();
  const choose = ([file]: readonly File[]) => {
    const found = file && problemOf(file);
    setReceipt(found === undefined ? (file ?? null) : null);
    setProblem(found);
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (receipt && share === null) onSend(receipt);
  };
  return (
    <Card as="section">
      <form className="grid gap-3" onSubmit={send}>
        <Field error={problem} label={label}>
          <FileDrop
            accept={accept}
            disabled={share !== null}
            hint={hint}
            onFiles={choose}
            overPrompt={t('transferReceiptOver')}
            prompt={
              <>
                {t('transferReceiptDrop')}{' '}
                <span className="text-accent-text">{t('transferReceiptChoose')}</span>
              </>
            }
          />
        </Field>
        {receipt ? (
          <FileRow
            detail={formatFileSize(language, receipt.size)}
            name={receipt.name}
            removeLabel={`${t('remove')}: ${receipt.name}`}
            tone="danger"
            {...(share === null && { onRemove: () => setReceipt(null) })}
          >
            {share === null ? null : (
              <ProgressBar className="mt-1.5" label={t('transferReceiptSending')} share={share} />
            )}
          </FileRow>
        ) : null}
        {failure === undefined ? null : (
          <p className="text-[.8125rem] text-danger-text leading-[18px]" role="alert">
            {failure}
          </p>
        )}
        <Button
          block
          className="mt-2"
          disabled={receipt === null}
          loading={share !== null}
          size="lg"
          type="submit"
        >
          {t('transferReceiptSend')}
        </Button>
      </form>
    </Card>
  );
}
