import {
  createOrigin,
  editOrigin,
  listOrigins,
  type OperatorOrigin,
  uploadOriginPicture,
} from '@sesame/contract/operator-catalogue.ts';
import { listStock, readStock } from '@sesame/contract/operator-stock.ts';
import { useState } from 'react';
import { useOperatorMutation } from '../../../api/operator/use-operator-query.ts';
import { useOperatorUpload } from '../../../api/operator/use-operator-upload.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { useWords } from '../../../i18n/words.ts';
import { ActDialog } from '../../../shell/console/act-dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { FileDrop } from '../../../ui/file-drop.tsx';
import { Input } from '../../../ui/input.tsx';
import { Logo } from '../../../ui/logo.tsx';
import { Checkbox } from '../../../ui/toggle.tsx';
import { stockWords } from './stock.words.ts';

type ServiceDialogProps = {
  /** As it was when the dialog opened; null: it is not made yet. */
  service: OperatorOrigin | null;
  onSaved: (service: OperatorOrigin) => void;
  onClose: () => void;
};

/** Name, picture, site, and what partners and alerts are to know of a service. */
export function ServiceDialog({ service, onSaved, onClose }: ServiceDialogProps) {
  const { t } = useI18n();
  const say = useWords(stockWords);
  const [title, setTitle] = useState(service?.title ?? '');
  const [picture, setPicture] = useState(service?.picture ?? '');
  const [site, setSite] = useState(service?.site ?? '');
  const [referral, setReferral] = useState(service?.referral ?? true);
  const [lowStock, setLowStock] = useState(service?.low_stock?.toString() ?? '');
  const [tried, setTried] = useState(false);
  const touches = [listOrigins, listStock, readStock];
  const create = useOperatorMutation(createOrigin, { touches });
  const edit = useOperatorMutation(editOrigin, { touches });
  const upload = useOperatorUpload(uploadOriginPicture);
  const saving = service === null ? create : edit;
  const threshold = lowStock.trim() === '' ? null : Number(lowStock);
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
      low_stock: threshold,
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
    <ActDialog
      act={saving}
      busy={upload.isPending}
      onClose={onClose}
      onSubmit={submit}
      submitLabel={say('save')}
      title={service === null ? say('create') : say('edit')}
    >
      <Field
        error={tried && title.trim() === '' ? say('nameMissing') : undefined}
        label={say('serviceName')}
      >
        <Input maxLength={80} onChange={(event) => setTitle(event.target.value)} value={title} />
      </Field>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-4">
        {picture === '' ? null : <Logo size={64} src={picture} />}
        <div className={picture === '' ? 'col-span-full' : ''}>
          <Field
            error={
              upload.isError
                ? errorText(t, upload.error)
                : tried && picture === ''
                  ? say('pictureMissing')
                  : undefined
            }
            label={say('picture')}
          >
            <FileDrop
              accept="image/png,image/jpeg"
              disabled={upload.isPending}
              hint={say('pictureHint')}
              onFiles={([file]) => {
                if (!file) return;
                upload.mutate({ file }, { onSuccess: (answer) => setPicture(answer.picture) });
              }}
              overPrompt={say('pictureOver')}
              prompt={say('picturePrompt')}
            />
          </Field>
        </div>
      </div>
      <Field hint={say('siteHint')} label={say('site')}>
        <Input
          inputMode="url"
          maxLength={300}
          onChange={(event) => setSite(event.target.value)}
          value={site}
        />
      </Field>
      <Field
        error={tried && !thresholdFits ? say('lowStockWrong') : undefined}
        hint={say('lowStockHint')}
        label={say('lowStock')}
      >
        <Input
          inputMode="numeric"
          maxLength={6}
          onChange={(event) => setLowStock(event.target.value)}
          value={lowStock}
        />
      </Field>
      <Checkbox checked={referral} onChange={(event) => setReferral(event.target.checked)}>
        {say('referralHint')}
      </Checkbox>
    </ActDialog>
  );
}
