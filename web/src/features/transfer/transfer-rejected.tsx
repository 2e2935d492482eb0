import { FileX2 } from 'lucide-react';
import { Link } from 'wouter';
import { useI18n } from '../../i18n/use-i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { CenterState, IconDisc } from '../../ui/state-view.tsx';

type TransferRejectedProps = {
  text: string;
  /** Where support is written to. */
  help: string;
  /** Absent when no other file is taken. */
  onAnotherFile?: (() => void) | undefined;
};

export function TransferRejected({ text, help, onAnotherFile }: TransferRejectedProps) {
  const { t } = useI18n();
  return (
    <div className="grid justify-items-center pt-10 max-md:pt-4">
      <CenterState
        actions={
          <>
            <LinkButton as={Link} href={help}>
              {t('contactSupport')}
            </LinkButton>
            {onAnotherFile ? (
              <Button onClick={onAnotherFile} variant="outline">
                {t('transferAnotherFile')}
              </Button>
            ) : null}
          </>
        }
        art={
          <IconDisc tone="danger">
            <Icon of={FileX2} size={28} />
          </IconDisc>
        }
        role="alert"
        text={text}
        title={t('transferRejected')}
      />
    </div>
  );
}
