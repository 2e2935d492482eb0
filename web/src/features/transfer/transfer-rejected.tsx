import { FileX2 } from 'lucide-react';
import { Link } from 'wouter';
import { useI18n } from '../../i18n/use-i18n.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { CenterState, IconDisc } from '../../ui/state-view.tsx';

export function TransferRejected({ onAnotherFile }: { onAnotherFile: () => void }) {
  const { t } = useI18n();
  return (
    <div className="grid justify-items-center pt-10 max-md:pt-4">
      <CenterState
        actions={
          <>
            <LinkButton as={Link} href={paths.help()}>
              {t('contactSupport')}
            </LinkButton>
            <Button onClick={onAnotherFile} variant="outline">
              {t('transferAnotherFile')}
            </Button>
          </>
        }
        art={
          <IconDisc tone="danger">
            <Icon of={FileX2} size={28} />
          </IconDisc>
        }
        role="alert"
        text={t('transferRejectedHint')}
        title={t('transferRejected')}
      />
    </div>
  );
}
