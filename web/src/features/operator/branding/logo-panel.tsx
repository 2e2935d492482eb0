import {
  changeBrand,
  type OperatorBrand,
  readBrand,
  uploadBrandLogo,
} from '@sesame/contract/operator-settings.ts';
import { useMay } from '../../../api/operator/use-operator.ts';
import { useOperatorMutation } from '../../../api/operator/use-operator-query.ts';
import { useOperatorUpload } from '../../../api/operator/use-operator-upload.ts';
import { useWords } from '../../../i18n/words.ts';
import { SaveProblem } from '../../../shell/console/save-problem.tsx';
import { SettingSource } from '../../../shell/console/setting-source.tsx';
import { BrandMark } from '../../../ui/brand-mark.tsx';
import { Panel } from '../../../ui/console/console-page.tsx';
import { FileDrop } from '../../../ui/file-drop.tsx';
import { Note } from '../../../ui/note.tsx';
import { brandingWords } from './branding.words.ts';

type LogoPanelProps = {
  brand: OperatorBrand;
  onChanged: (brand: OperatorBrand) => void;
  onLoadTheirs: () => Promise<void>;
};

/** The picture in place of the mark. It is changed at once: there is nothing else to decide about it. */
export function LogoPanel({ brand: { version, logo }, onChanged, onLoadTheirs }: LogoPanelProps) {
  const say = useWords(brandingWords);
  const may = useMay()('settings:write');
  const send = useOperatorUpload(uploadBrandLogo, { touches: [readBrand] });
  const change = useOperatorMutation(changeBrand, { touches: [readBrand] });
  const failed = send.error ?? change.error;
  const done = send.isSuccess || change.isSuccess;
  const loadTheirs = async () => {
    await onLoadTheirs();
    send.reset();
    change.reset();
  };
  return (
    <Panel title={say('logo')}>
      <div className="grid items-center gap-5 sm:grid-cols-[auto_minmax(0,1fr)]">
        <span className="grid size-20 place-items-center rounded-lg border border-border bg-background">
          {logo.saved && logo.value ? (
            <img alt={say('logoNow')} className="size-14 object-contain" src={logo.value} />
          ) : (
            <BrandMark size={56} />
          )}
        </span>
        {may ? (
          <FileDrop
            accept="image/png,image/jpeg"
            disabled={send.isPending}
            hint={say('logoHint')}
            label={say('logo')}
            onFiles={([file]) => {
              if (!file) return;
              change.reset();
              send.mutate(
                { file, query: { version } },
                { onSuccess: (changed) => onChanged(changed) },
              );
            }}
            overPrompt={say('logoDrop')}
            prompt={say(send.isPending ? 'logoSending' : 'logoChoose')}
          />
        ) : null}
      </div>
      <div className="mt-3">
        <SettingSource
          label={say('logo')}
          onReset={
            may && logo.saved
              ? () => {
                  send.reset();
                  change.mutate({ body: { version, logo: null } }, { onSuccess: onChanged });
                }
              : undefined
          }
          setting={logo}
          standard={logo.standard ?? say('logoMark')}
        />
      </div>
      <SaveProblem className="mt-4" error={failed} onLoadTheirs={() => void loadTheirs()} />
      {done && !failed ? (
        <Note className="mt-4" role="status" tone="success">
          {say('saved')}
        </Note>
      ) : null}
    </Panel>
  );
}
