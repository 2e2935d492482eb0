import {
  CircleEllipsis,
  Coins,
  CreditCard,
  Gem,
  Landmark,
  type LucideIcon,
  Phone,
  PiggyBank,
  QrCode,
  Smartphone,
  Wallet,
} from 'lucide-react';
import { Icon } from '../primitives/icon.tsx';

const marks: Record<string, LucideIcon> = {
  card: CreditCard,
  coins: Coins,
  gem: Gem,
  wallet: Wallet,
  smartphone: Smartphone,
  qr: QrCode,
  bank: Landmark,
  phone: Phone,
  balance: PiggyBank,
};

/** The icon of a payment method by its stored name, with a neutral fallback. */
export function MethodIcon({ name, size = 20 }: { name: string; size?: number }) {
  return <Icon of={marks[name] ?? CircleEllipsis} size={size} />;
}
