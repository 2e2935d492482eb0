import { ITEM_FILE_MAX_BYTES } from '@sesame/contract/shared/limits.ts';
import { useLayoutEffect, useRef } from 'react';
import { formatFileSize, formatMegabytes } from '../../../i18n/format-file-size.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { Field } from '../../../ui/forms/field.tsx';
import { FileDrop, FileRow } from '../../../ui/forms/file-drop.tsx';
import { inventoryMessages } from '../../ui/inventory/inventory.messages.ts';

type ChosenFileProps = {
  file: File | undefined;
  label: string;
  onChange: (file: File | undefined) => void;
};

/** The one file of an item, chosen or dropped, and said to be too large where it is. */
export function ChosenFile({ file, label, onChange }: ChosenFileProps) {
  const t = useMessages(inventoryMessages);
  const { language } = useI18n();
  const place = useRef<HTMLDivElement>(null);
  const isChosen = file !== undefined;
  const wasChosen = useRef(isChosen);
  useLayoutEffect(() => {
    if (wasChosen.current === isChosen) return;
    wasChosen.current = isChosen;
    // The control that had the focus is gone; without another one the dialog would start again at its top.
    place.current?.querySelector<HTMLElement>('button, input')?.focus();
  }, [isChosen]);
  const isTooLarge = isChosen && file.size > ITEM_FILE_MAX_BYTES;
  return (
    <div ref={place}>
      {isChosen ? (
        <FileRow
          detail={
            isTooLarge
              ? t('fileTooLarge', { size: formatMegabytes(language, ITEM_FILE_MAX_BYTES) })
              : formatFileSize(language, file.size)
          }
          name={file.name}
          onRemove={() => onChange(undefined)}
          removeLabel={t('removeFile')}
          tone={isTooLarge ? 'danger' : 'neutral'}
        />
      ) : (
        <Field label={label}>
          <FileDrop
            accept=""
            onFiles={([chosen]) => onChange(chosen)}
            overPrompt={t('fileOver')}
            prompt={t('oneFilePrompt')}
          />
        </Field>
      )}
    </div>
  );
}
