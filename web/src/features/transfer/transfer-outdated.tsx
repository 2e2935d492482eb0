import { TimerOff } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { formatFileSize } from '../../i18n/format-file-size.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { FileDrop, FileRow } from '../../ui/file-drop.tsx';
import { Icon } from '../../ui/icon.tsx';
import { IconDisc } from '../../ui/state-view.tsx';
import { isReceipt } from './transfer.rules.ts';

type TransferOutdatedProps = { onSend: () => void; onNewDetails: () => void };

/** The details are dead: a receipt, or new ones. The file stays on this page. */
export function TransferOutdated({ onSend, onNewDetails }: TransferOutdatedProps) {
  const { t, language } = useI18n();
  const [receipt, setReceipt] = useState<File | null>(null);
  const [refused, setRefused] = useState(false);
  const choose = ([file]: readonly File[]) => {
    const good = file !== undefined && isReceipt(file);
    setReceipt(good ? file : null);
    setRefused(!good);
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (receipt) onSend();
  };
  return (
    <>
      <IconDisc tone="warning">
        <Icon of={TimerOff} size={28} />
      </IconDisc>
      <h1 className="type-title-1 mt-5 mb-1.5">{t('transferOutdated')}</h1>
      <p className="mb-6 text-[.9375rem] text-muted leading-[22px]">{t('transferOutdatedHint')}</p>
      <Card as="section">
        <form className="grid gap-3" onSubmit={send}>
          <Field
            error={refused ? t('transferReceiptType') : undefined}
            label={t('transferReceipt')}
          >
            <FileDrop
              accept="application/pdf,.pdf"
              hint={t('transferReceiptHint')}
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
              onRemove={() => setReceipt(null)}
              removeLabel={`${t('remove')}: ${receipt.name}`}
              tone="danger"
            />
          ) : null}
          <Button block className="mt-2" disabled={receipt === null} size="lg" type="submit">
            {t('transferReceiptSend')}
          </Button>
        </form>
      </Card>
      <p className="mt-3 text-center">
        <Button className="leading-5" onClick={onNewDetails} variant="link">
          {t('transferNewDetails')}
        </Button>
      </p>
    </>
  );
}
