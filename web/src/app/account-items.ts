import { ReceiptText, Settings, ShoppingBag } from 'lucide-react';
import { paths } from '../paths.ts';
import type { HeaderItem } from './header-items.ts';

/** The rows that the account menu and the menu of small screens share. */
export const accountItems: readonly HeaderItem[] = [
  { text: 'menuGetSubscription', href: paths.services(), icon: ShoppingBag },
  { text: 'menuSettings', href: paths.settingsProfile(), icon: Settings },
  { text: 'menuPayments', href: paths.payments(), icon: ReceiptText },
];
