import type { uploadProductPicture } from '@sesame/contract/console/catalogue.ts';
import type { ReactNode } from 'react';
import { errorText } from '../../../i18n/error-text.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { Field } from '../../../ui/forms/field.tsx';
import { FileDrop } from '../../../ui/forms/file-drop.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import type { useConsoleUpload } from '../../api/use-console-upload.ts';
import type { FieldRef } from '../forms/use-console-form.ts';
import { useField } from '../forms/use-field.ts';
import { pictureMessages } from './picture-field.messages.ts';

type PictureFieldProps = {
  of: FieldRef<string>;
  upload: ReturnType<typeof useConsoleUpload<typeof uploadProductPicture>>;
  /** What buyers see now, if it is one picture. */
  shown: ReactNode;
  hint: string;
  removeLabel: string;
};

/** An optional picture: what is shown, beside a place to drop another one. */
export function PictureField({ of, upload, shown, hint, removeLabel }: PictureFieldProps) {
  const { t: tShop } = useI18n();
  const t = useMessages(pictureMessages);
  const field = useField(of);
  return (
    <div className="flex items-center gap-4">
      {shown}
      <div className="min-w-0 flex-1">
        <Field
          action={
            field.value === '' ? null : (
              <Button onClick={() => field.set('')} size="sm" variant="link">
                {removeLabel}
              </Button>
            )
          }
          error={upload.isError ? errorText(tShop, upload.error) : undefined}
          label={t('picture')}
        >
          <FileDrop
            accept="image/png,image/jpeg"
            disabled={upload.isPending}
            hint={hint}
            onFiles={([file]) => {
              if (!file) return;
              upload.mutate({ file }, { onSuccess: ({ picture }) => field.set(picture) });
            }}
            overPrompt={t('pictureOver')}
            prompt={t('picturePrompt')}
          />
        </Field>
      </div>
    </div>
  );
}
