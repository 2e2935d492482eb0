import { Download } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { runtimeConfig } from '../api/client/config.ts';
import { saveFile } from '../api/client/save-file.ts';
import { useI18n } from '../i18n/use-i18n.ts';
import { CopyButton } from '../ui/forms/copy-button.tsx';
import { Button } from '../ui/primitives/button.tsx';
import { Icon } from '../ui/primitives/icon.tsx';

type RecoveryCodesProps = { codes: readonly string[]; onSaved: () => void };

/** Shows the recovery codes, which cannot be shown again. */
export function RecoveryCodes({ codes, onSaved }: RecoveryCodesProps) {
  const { t } = useI18n();
  const heading = useRef<HTMLHeadingElement>(null);
  // The focused control is gone, so the focus moves here.
  useEffect(() => heading.current?.focus(), []);
  const text = `${codes.join('\n')}\n`;
  return (
    <>
      <h3 className="type-title-3 outline-hidden" ref={heading} tabIndex={-1}>
        {t('recoveryCodes')}
      </h3>
      <p className="mt-1 text-text-secondary">{t('recoveryCodesHint')}</p>
      <ul className="type-tabular mt-4 grid grid-cols-[repeat(auto-fit,minmax(19ch,1fr))] gap-x-4 gap-y-2 whitespace-nowrap rounded-[12px] bg-sunken px-5 py-4 font-mono">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap items-center gap-2">
        <CopyButton copiedLabel={t('copied')} label={t('copy')} text={text} withText />
        <Button
          icon={<Icon of={Download} />}
          onClick={() => saveFile(`${runtimeConfig.brandName} ${t('recoveryCodes')}.txt`, text)}
          variant="outline"
        >
          {t('recoveryCodesDownload')}
        </Button>
      </div>
      <Button className="mt-4" onClick={onSaved}>
        {t('recoveryCodesSaved')}
      </Button>
    </>
  );
}
