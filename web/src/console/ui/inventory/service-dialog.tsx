import {
  type ConsoleService,
  createService,
  editService,
  listServices,
  uploadServicePicture,
} from '@sesame/contract/console/catalogue.ts';
import { listInventory, readInventory } from '@sesame/contract/console/inventory.ts';
import { isTilePath, tileImageOf } from '@sesame/contract/shared/catalogue/service-tile.ts';
import {
  DAY_S,
  REPLACEMENT_WINDOW_S,
  SERVICE_PICTURE_MAX_BYTES,
} from '@sesame/contract/shared/limits.ts';
import { useState } from 'react';
import { formatMegabytes } from '../../../i18n/format-file-size.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { Logo } from '../../../ui/brand/logo.tsx';
import { useConsoleMutation } from '../../api/use-console-query.ts';
import { useConsoleUpload } from '../../api/use-console-upload.ts';
import { FieldDialog } from '../dialogs/field-dialog.tsx';
import { ToggleField } from '../forms/choice-fields.tsx';
import { IntegerField } from '../forms/number-fields.tsx';
import { TextField } from '../forms/text-fields.tsx';
import { useConsoleForm } from '../forms/use-console-form.ts';
import { More } from '../page/more.tsx';
import { PictureField } from '../pictures/picture-field.tsx';
import { inventoryMessages } from './inventory.messages.ts';

type ServiceDialogProps = {
  /** The service when the dialog opened; null for a new one. */
  service: ConsoleService | null;
  /** Suggested name of a new one. */
  title?: string;
  onSaved: (service: ConsoleService) => void;
  onClose: () => void;
};

/** Name, image, website, referral days and low-stock threshold of a service. */
export function ServiceDialog({ service, title = '', onSaved, onClose }: ServiceDialogProps) {
  const { language } = useI18n();
  const t = useMessages(inventoryMessages);
  // What a service has already is shown; a new one needs none of it.
  const [showsMore, setShowsMore] = useState(service !== null);
  const touches = [listServices, listInventory, readInventory];
  const create = useConsoleMutation(createService, { touches });
  const edit = useConsoleMutation(editService, { touches });
  const upload = useConsoleUpload(uploadServicePicture);
  const form = useConsoleForm({
    schema: createService.body,
    initial: {
      title: service?.title ?? title,
      title_ru: service?.title_ru ?? '',
      picture: service === null || isTilePath(service.picture) ? '' : service.picture,
      site: service?.site ?? '',
      referral: service?.referral ?? true,
      low_inventory: service?.low_inventory ?? null,
      replacement_limit: service?.replacement_limit ?? 0,
    },
    body: (values) => ({ ...values, site: values.site.trim() }),
    save: (body) =>
      service === null
        ? create.mutateAsync({ body })
        : edit.mutateAsync({
            params: { id: String(service.id) },
            body: { ...body, version: service.version },
          }),
    onInvalid: () => setShowsMore(true),
    onSaved,
    loadLatest: edit.loadLatest,
  });
  return (
    <FieldDialog
      busy={upload.isPending}
      form={form}
      onClose={onClose}
      submitLabel={t('save')}
      title={service === null ? t('create') : t('edit')}
    >
      <TextField label={t('serviceName')} of={form.at('title')} />
      <TextField
        hint={t('serviceNameRuHint')}
        label={t('serviceNameRu')}
        lang="ru"
        of={form.at('title_ru')}
      />
      <PictureField
        hint={t('pictureHint', { size: formatMegabytes(language, SERVICE_PICTURE_MAX_BYTES) })}
        of={form.at('picture')}
        removeLabel={t('removePicture')}
        shown={<Logo size={64} src={form.values.picture || tileImageOf(form.values.title)} />}
        upload={upload}
      />
      <More hint={t('moreHint')} onToggle={setShowsMore} open={showsMore} title={t('more')}>
        <div className="grid gap-4">
          <TextField
            hint={t('siteHint')}
            inputMode="url"
            invalid={t('siteHint')}
            label={t('site')}
            of={form.at('site')}
          />
          <IntegerField
            hint={t('lowInventoryHint')}
            label={t('lowInventory')}
            of={form.at('low_inventory')}
          />
          <IntegerField
            hint={t('replacementLimitHint', { days: REPLACEMENT_WINDOW_S / DAY_S })}
            label={t('replacementLimit')}
            of={form.at('replacement_limit')}
          />
          <ToggleField of={form.at('referral')}>{t('referralHint')}</ToggleField>
        </div>
      </More>
    </FieldDialog>
  );
}
