import { Eye } from 'lucide-react';
import { useState } from 'react';
import { readViewing } from '../../api/viewing.ts';
import { formatTime } from '../../i18n/format.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';

/** Stays in sight while an operator looks at somebody's shop: whose it is, and the way out. */
export function ViewingBanner() {
  const { t } = useI18n();
  const [viewing] = useState(readViewing);
  if (viewing === null) return null;
  return (
    <aside className="sticky bottom-0 z-(--z-header) border-border-strong border-t bg-warning-soft text-warning-text">
      <div className="page flex flex-wrap items-center gap-x-4 gap-y-2 py-2.5">
        <Icon of={Eye} />
        <p className="wrap-anywhere min-w-0 flex-1 basis-48">
          {t('viewingBanner', { name: viewing.username, time: formatTime(viewing.until) })}
        </p>
        <Button onClick={() => location.replace(paths.viewing())} variant="outline">
          {t('viewingLeave')}
        </Button>
      </div>
    </aside>
  );
}
