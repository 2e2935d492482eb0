import {
  type ConsoleService,
  createService,
  editService,
  listServices,
  uploadServicePicture,
} from '@sesame/contract/console/catalogue.ts';
import { listInventory, readInventory } from '@sesame/contract/console/inventory.ts';
import { useState } from 'react';
import { errorText } from '../../../i18n/error-text.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { Logo } from '../../../ui/brand/logo.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { FileDrop } from '../../../ui/forms/file-drop.tsx';
import { Input } from '../../../ui/forms/input.tsx';
import { Checkbox } from '../../../ui/forms/toggle.tsx';
import { useConsoleMutation } from '../../api/use-console-query.ts';
import { useConsoleUpload } from '../../api/use-console-upload.ts';
import { ActionDialog } from '../../ui/dialogs/action-dialog.tsx';
import { inventoryMessages } from './inventory.messages.ts';

type ServiceDialogProps = {
  /** The service when the dialog opened; null for a new one. */
  service: ConsoleService | null;
  onSaved: (service: ConsoleService) => void;
  onClose: () => void;
};

/** Name, image, website, referral days and low-stock threshold of a service. */
export function ServiceDialog({ service, onSaved, onClose }: ServiceDialogProps) {
  const { t: tShop } = useI18n();
  const t = useMessages(inventoryMessages);
  const [title, setTitle] = useState(service?.title ?? '');
  const [picture, setPicture] = useState(service?.picture ?? '');
  const [site, setSite] = useState(service?.site ?? '');
  const [referral, setReferral] = useState(service?.referral ?? true);
  const [lowInventory, setLowInventory] = useState(service?.low_inventory?.toString() ?? '');
  const [tried, setTried] = useState(false);
  const touches = [listServices, listInventory, readInventory];
  const create = useConsoleMutation(createService, { touches });
  const edit = useConsoleMutation(editService, { touches });
  const upload = useConsoleUpload(uploadServicePicture);
  const saving = service === null ? create : edit;
  const threshold = lowInventory.trim() === '' ? null : Number(lowInventory);
  const thresholdFits =
    threshold === null || (Number.isInteger(threshold) && threshold >= 1 && threshold <= 100_000);

  const submit = () => {
    setTried(true);
    if (title.trim() === '' || picture === '' || !thresholdFits) return;
    const draft = {
      title: title.trim(),
      picture,
      site: site.trim(),
      referral,
      low_inventory: threshold,
    };
    if (service === null) create.mutate({ body: draft }, { onSuccess: onSaved });
    else {
      edit.mutate(
        { params: { id: String(service.id) }, body: { ...draft, version: service.version } },
        { onSuccess: onSaved },
      );
    }
  };
  return (
    <ActionDialog
      action={saving}
      busy={upload.isPending}
      onClose={onClose}
      onSubmit={submit}
      submitLabel={t('save')}
      title={service === null ? t('create') : t('edit')}
    >
      <Field
        error={tried && title.trim() === '' ? t('nameMissing') : undefined}
        label={t('serviceName')}
      >
        <Input maxLength={80} onChange={(event) => setTitle(event.target.value)} value={title} />
      </Field>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-4">
        {picture === '' ? null : <Logo size={64} src={picture} />}
        <div className={picture === '' ? 'col-span-full' : ''}>
          <Field
            error={
              upload.isError
                ? errorText(tShop, upload.error)
                : tried && picture === ''
                  ? t('pictureMissing')
                  : undefined
            }
            label={t('picture')}
          >
            <FileDrop
              accept="image/png,image/jpeg"
              disabled={upload.isPending}
              hint={t('pictureHint')}
              onFiles={([file]) => {
                if (!file) return;
                upload.mutate({ file }, { onSuccess: (answer) => setPicture(answer.picture) });
              }}
              overPrompt={t('pictureOver')}
              prompt={t('picturePrompt')}
            />
          </Field>
        </div>
      </div>
      <Field hint={t('siteHint')} label={t('site')}>
        <Input
          inputMode="url"
          maxLength={300}
          onChange={(event) => setSite(event.target.value)}
          value={site}
        />
      </Field>
      <Field
        error={tried && !thresholdFits ? t('lowInventoryWrong') : undefined}
        hint={t('lowInventoryHint')}
        label={t('lowInventory')}
      >
        <Input
          inputMode="numeric"
          maxLength={6}
          onChange={(event) => setLowInventory(event.target.value)}
          value={lowInventory}
        />
      </Field>
      <Checkbox checked={referral} onChange={(event) => setReferral(event.target.checked)}>
        {t('referralHint')}
      </Checkbox>
    </ActionDialog>
  );
}
