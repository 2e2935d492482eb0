import { type FormEvent, useState } from 'react';
import { formatFileSize } from '../../i18n/format-file-size.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { Field } from '../../ui/forms/field.tsx';
import { FileDrop, FileRow } from '../../ui/forms/file-drop.tsx';
import { Button } from '../../ui/primitives/button.tsx';
import { Card } from '../../ui/primitives/card.tsx';
import { ProgressBar } from '../../ui/primitives/progress-bar.tsx';

type ProofFileFormProps = {
  label: string;
  hint: string;
  /** The `accept` attribute of the file input. */
  accept: string;
  /** What is wrong with a chosen file; undefined when it may be sent. */
  problemOf: (file: File) => string | undefined;
  onSend: (file: File) => void;
  sendLabel: string;
  /** The uploaded share; null while no upload runs. */
  share?: number | null;
  /** Why the upload failed. */
  failure?: string | undefined;
};

/** A drop zone for one proof of payment, and the send button. */
export function ProofFileForm({
  label,
  hint,
  accept,
  problemOf,
  onSend,
  sendLabel,
  share = null,
  failure,
}: ProofFileFormProps) {
  const { t, language } = useI18n();
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string>();
  const choose = ([chosen]: readonly File[]) => {
    const found = chosen && problemOf(chosen);
    setFile(found === undefined ? (chosen ?? null) : null);
    setProblem(found);
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (file && share === null) onSend(file);
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
            overPrompt={t('fileDropOver')}
            prompt={
              <>
                {t('fileDrop')} <span className="text-accent-text">{t('fileChoose')}</span>
              </>
            }
          />
        </Field>
        {file ? (
          <FileRow
            detail={formatFileSize(language, file.size)}
            name={file.name}
            removeLabel={`${t('remove')}: ${file.name}`}
            tone="danger"
            {...(share === null && { onRemove: () => setFile(null) })}
          >
            {share === null ? null : (
              <ProgressBar className="mt-1.5" label={t('transferProofSending')} share={share} />
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
          disabled={file === null}
          loading={share !== null}
          size="lg"
          type="submit"
        >
          {sendLabel}
        </Button>
      </form>
    </Card>
  );
}
