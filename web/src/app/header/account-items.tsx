import {
  CalendarDays,
  Gift,
  type LucideIcon,
  ReceiptText,
  Settings,
  ShoppingBag,
  WalletCards,
} from 'lucide-react';
import { Link } from 'wouter';
import { useI18n } from '../../i18n/use-i18n.ts';
import { paths } from '../../paths.ts';
import { MenuItem } from '../../ui/overlay/menu-rows.tsx';
import { Icon } from '../../ui/primitives/icon.tsx';

/** Items shared by the account menu and the mobile menu. */
export function AccountItems() {
  const { t } = useI18n();
  return (
    <>
      <Item href={paths.services()} icon={ShoppingBag} text={t('menuGetSubscription')} />
      <Item href={paths.settingsProfile()} icon={Settings} text={t('menuSettings')} />
      <Item href={paths.payments()} icon={ReceiptText} text={t('menuPayments')} />
      <Item href={paths.savedMethods()} icon={WalletCards} text={t('savedMethods')} />
      <Item href={paths.gifts()} icon={Gift} text={t('gifts')} />
      <Item href={paths.calendar()} icon={CalendarDays} text={t('calendar')} />
    </>
  );
}

function Item({ href, icon, text }: { href: string; icon: LucideIcon; text: string }) {
  return (
    <MenuItem as={Link} href={href} icon={<Icon of={icon} />}>
      {text}
    </MenuItem>
  );
}
