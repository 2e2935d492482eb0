import { ReceiptText, Settings, ShoppingBag } from 'lucide-react';
import { paths } from '../../paths.ts';
import type { HeaderItem } from './header-items.ts';

/** Items shared by the account menu and the mobile menu. */
export const accountItems: readonly HeaderItem[] = [
  { text: 'menuGetSubscription', href: paths.services(), icon: ShoppingBag },
  { text: 'menuSettings', href: paths.settingsProfile(), icon: Settings },
  { text: 'menuPayments', href: paths.payments(), icon: ReceiptText },
];
