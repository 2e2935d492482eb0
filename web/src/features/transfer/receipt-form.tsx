import { type FormEvent, useState } from 'react';
import { formatFileSize } from '../../i18n/format-file-size.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { Field } from '../../ui/forms/field.tsx';
import { FileDrop, FileRow } from '../../ui/forms/file-drop.tsx';
import { Button } from '../../ui/primitives/button.tsx';
import { Card } from '../../ui/primitives/card.tsx';
import { ProgressBar } from '../../ui/primitives/progress-bar.tsx';

type ReceiptFormProps = {
  label: string;
  hint: string;
  /** The `accept` attribute of the file input. */
  accept: string;
  /** What is wrong with a chosen file; undefined when it may be sent. */
  problemOf: (file: File) => string | undefined;
  onSend: (file: File) => void;
  /** The uploaded share; null while no upload runs. */
  share?: number | null;
  /** Why the upload failed. */
  failure?: string | undefined;
};

/** A drop zone for one proof of payment, and the send button. */
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
