import { Eye } from 'lucide-react';
import { useState } from 'react';
import { readImpersonation } from '../../api/session/impersonation.ts';
import { formatTime } from '../../i18n/format.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/primitives/button.tsx';
import { Icon } from '../../ui/primitives/icon.tsx';

/** Always visible during an impersonation: the buyer's name, and the exit button. */
export function ImpersonationBanner() {
  const { t } = useI18n();
  const [impersonation] = useState(readImpersonation);
  if (impersonation === null) return null;
  return (
    <aside className="sticky bottom-0 z-(--z-header) border-border-strong border-t bg-warning-soft text-warning-text">
      <div className="page flex flex-wrap items-center gap-x-4 gap-y-2 py-2.5">
        <Icon of={Eye} />
        <p className="wrap-anywhere min-w-0 flex-1 basis-48">
          {t('impersonationBanner', {
            name: impersonation.username,
            time: formatTime(impersonation.until),
          })}
        </p>
        <Button onClick={() => location.replace(paths.impersonation())} variant="outline">
          {t('impersonationLeave')}
        </Button>
      </div>
    </aside>
  );
}
