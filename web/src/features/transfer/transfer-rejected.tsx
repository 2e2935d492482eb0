import { FileX2 } from 'lucide-react';
import { Link } from 'wouter';
import { useI18n } from '../../i18n/use-i18n.ts';
import { CenterState, IconDisc } from '../../ui/data/state-view.tsx';
import { Button } from '../../ui/primitives/button.tsx';
import { Icon } from '../../ui/primitives/icon.tsx';
import { LinkButton } from '../../ui/primitives/link-button.tsx';

type TransferRejectedProps = {
  text: string;
  /** Address of support. */
  help: string;
  /** Absent when no other file is allowed. */
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
