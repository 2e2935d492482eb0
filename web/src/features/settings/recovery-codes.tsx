import { Download } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { runtimeConfig } from '../../api/config.ts';
import { saveFile } from '../../api/save-file.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Icon } from '../../ui/icon.tsx';

type RecoveryCodesProps = { codes: readonly string[]; onKept: () => void };

/** The only time they are seen. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const { t } = useI18n();
  const heading = useRef<HTMLHeadingElement>(null);
  // What was operated before is gone; the reader goes on here.
  useEffect(() => heading.current?.focus(), []);
  const text = `${codes.join('\n')}\n`;
  return (
    <>
      <h3 className="type-title-3 outline-hidden" ref={heading} tabIndex={-1}>
        {t('recoveryCodes')}
      </h3>
      <p className="mt-1 text-text-secondary">{t('recoveryCodesHint')}</p>
      <ul className="type-tabular mt-4 grid grid-cols-2 gap-x-6 gap-y-2 rounded-[12px] bg-sunken px-5 py-4 font-mono max-[460px]:grid-cols-1">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap items-center gap-2">
        <Button onClick={onKept}>{t('recoveryCodesKept')}</Button>
        <CopyButton copiedLabel={t('copied')} label={t('copy')} text={text} withText />
        <Button
          icon={<Icon of={Download} />}
          onClick={() => saveFile(`${runtimeConfig.brandName} ${t('recoveryCodes')}.txt`, text)}
          variant="outline"
        >
          {t('recoveryCodesDownload')}
        </Button>
      </div>
    </>
  );
}
