import { exportData } from '@sesame/contract/shop/account.ts';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../api/client/call.ts';
import { runtimeConfig } from '../../api/client/config.ts';
import { saveFile } from '../../api/client/save-file.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { SettingRow } from '../../ui/forms/setting-row.tsx';
import { Button } from '../../ui/primitives/button.tsx';
import { Icon } from '../../ui/primitives/icon.tsx';
import { MessageLine } from './message-line.tsx';
import { Confirmation } from './security/confirmation.tsx';
import { usePassingMessage } from './use-passing-message.ts';

export function DataRow() {
  const { t } = useI18n();
  const [isOpen, setIsOpen] = useState(false);
  const { message, succeed } = usePassingMessage();
  return (
    <SettingRow hint={t('dataHint')} label={t('dataTitle')}>
      <Button icon={<Icon of={Download} />} onClick={() => setIsOpen(true)} variant="outline">
        {t('dataDownload')}
      </Button>
      <MessageLine className="mt-3" message={message} />
      <Confirmation
        confirmLabel={t('dataDownload')}
        onClose={() => setIsOpen(false)}
        onConfirm={async ({ password }) => {
          const data = await call(exportData, { body: { password } });
          saveFile(
            `${runtimeConfig.brandName}.json`,
            JSON.stringify(data, null, 2),
            'application/json',
          );
          setIsOpen(false);
          succeed(t('dataDownloaded'));
        }}
        open={isOpen}
        text={t('dataConfirmText')}
        title={t('dataTitle')}
      />
    </SettingRow>
  );
}
