import {
  type ConsoleBrand,
  changeBrand,
  readBrand,
  uploadBrandLogo,
} from '@sesame/contract/console/settings.ts';
import { LOGO_UPLOAD_MAX_BYTES } from '@sesame/contract/shared/shop-settings.ts';
import { formatMegabytes } from '../../../i18n/format-file-size.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { BrandMark } from '../../../ui/brand/brand-mark.tsx';
import { FileDrop } from '../../../ui/forms/file-drop.tsx';
import { Note } from '../../../ui/primitives/note.tsx';
import { useConsoleMutation } from '../../api/use-console-query.ts';
import { useConsoleUpload } from '../../api/use-console-upload.ts';
import { useMay } from '../../api/use-operator.ts';
import { SaveProblem } from '../../ui/forms/save-problem.tsx';
import { SettingSource } from '../../ui/forms/setting-source.tsx';
import { Panel } from '../../ui/page/console-page.tsx';
import { brandingMessages } from './branding.messages.ts';

type LogoPanelProps = {
  brand: ConsoleBrand;
  onChanged: (brand: ConsoleBrand) => void;
  onLoadLatest: () => Promise<void>;
};

/** The logo. It is saved on upload, since there is nothing else to decide. */
export function LogoPanel({ brand: { version, logo }, onChanged, onLoadLatest }: LogoPanelProps) {
  const { language } = useI18n();
  const t = useMessages(brandingMessages);
  const may = useMay()('settings:write');
  const send = useConsoleUpload(uploadBrandLogo, { touches: [readBrand] });
  const change = useConsoleMutation(changeBrand, { touches: [readBrand] });
  const failed = send.error ?? change.error;
  const done = send.isSuccess || change.isSuccess;
  const loadLatest = async () => {
    await onLoadLatest();
    send.reset();
    change.reset();
  };
  return (
    <Panel title={t('logo')}>
      <div className="grid items-center gap-5 sm:grid-cols-[auto_minmax(0,1fr)]">
        <span className="grid size-20 place-items-center rounded-lg border border-border bg-background">
          {logo.saved && logo.value ? (
            <img alt={t('logoNow')} className="size-14 object-contain" src={logo.value} />
          ) : (
            <BrandMark size={56} />
          )}
        </span>
        {may ? (
          <FileDrop
            accept="image/png,image/jpeg"
            disabled={send.isPending}
            hint={t('logoHint', { size: formatMegabytes(language, LOGO_UPLOAD_MAX_BYTES) })}
            label={t('logo')}
            onFiles={([file]) => {
              if (!file) return;
              change.reset();
              send.mutate(
                { file, query: { version } },
                { onSuccess: (changed) => onChanged(changed) },
              );
            }}
            overPrompt={t('logoDrop')}
            prompt={t(send.isPending ? 'logoSending' : 'logoChoose')}
          />
        ) : null}
      </div>
      <div className="mt-3">
        <SettingSource
          label={t('logo')}
          onReset={
            may && logo.saved
              ? () => {
                  send.reset();
                  change.mutate({ body: { version, logo: null } }, { onSuccess: onChanged });
                }
              : undefined
          }
          setting={logo}
          standard={logo.standard ?? t('logoMark')}
        />
      </div>
      <SaveProblem className="mt-4" error={failed} onLoadLatest={() => void loadLatest()} />
      {done && !failed ? (
        <Note className="mt-4" role="status" tone="success">
          {t('saved')}
        </Note>
      ) : null}
    </Panel>
  );
}
