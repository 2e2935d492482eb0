import {
  CircleEllipsis,
  Coins,
  CreditCard,
  Gem,
  Landmark,
  type LucideIcon,
  Phone,
  PiggyBank,
  Smartphone,
  Wallet,
} from 'lucide-react';
import { Icon } from './icon.tsx';

const marks: Record<string, LucideIcon> = {
  card: CreditCard,
  coins: Coins,
  gem: Gem,
  wallet: Wallet,
  smartphone: Smartphone,
  bank: Landmark,
  phone: Phone,
  balance: PiggyBank,
};

/** The mark of a payment method by its stored name; an unknown name gets a neutral one. */
export function MethodIcon({ name, size = 20 }: { name: string; size?: number }) {
  return <Icon of={marks[name] ?? CircleEllipsis} size={size} />;
}
