import type { ComponentProps } from 'react';
import { useUser } from '../../api/queries.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { Avatar } from '../../ui/primitives/avatar.tsx';

/** The avatar that opens the account menu. */
export function AccountButton(props: ComponentProps<'button'>) {
  const { t } = useI18n();
  const { data: user } = useUser();
  return (
    <button
      {...props}
      aria-label={t('accountMenu')}
      className="relative grid size-[34px] shrink-0 place-items-center rounded-full bg-fill after:absolute after:-inset-[5px]"
      type="button"
    >
      <Avatar name={user?.username ?? ''} src={user?.image_url ?? null} />
    </button>
  );
}
