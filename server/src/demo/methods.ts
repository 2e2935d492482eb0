import type { MethodCategory } from '../database.types.ts';

export interface DemoMethod {
  readonly gateway: string;
  readonly category: MethodCategory;
  readonly title: string;
  readonly titleRu: string;
  readonly description: string;
  readonly descriptionRu: string;
  /** One of the shop's own marks. */
  readonly icon: 'card' | 'coins' | 'gem' | 'wallet' | 'smartphone' | 'bank' | 'phone';
  /** In hundredths of a percent. */
  readonly feePercent: number;
}

/** All of them lead to the sandbox bank. */
export const demoMethods: readonly DemoMethod[] = [
  {
    gateway: 'card',
    category: 'worldwide',
    title: 'International card',
    titleRu: 'Международная карта',
    description: 'Any bank',
    descriptionRu: 'Любой банк',
    icon: 'card',
    feePercent: 350,
  },
  {
    gateway: 'usdt',
    category: 'worldwide',
    title: 'USDT · TRC-20',
    titleRu: 'USDT · TRC-20',
    description: 'Any wallet or exchange',
    descriptionRu: 'Кошелёк или биржа',
    icon: 'coins',
    feePercent: 100,
  },
  {
    gateway: 'ton',
    category: 'worldwide',
    title: 'TON',
    titleRu: 'TON',
    description: 'Any TON wallet',
    descriptionRu: 'Любой TON-кошелёк',
    icon: 'gem',
    feePercent: 0,
  },
  {
    gateway: 'paylume',
    category: 'worldwide',
    title: 'Paylume',
    titleRu: 'Paylume',
    description: 'Balance or linked card',
    descriptionRu: 'Баланс или карта',
    icon: 'wallet',
    feePercent: 200,
  },
  {
    gateway: 'card-cis',
    category: 'cis',
    title: 'Bank card (CIS)',
    titleRu: 'Банковская карта (СНГ)',
    description: 'Issued in CIS countries',
    descriptionRu: 'Выпущена в СНГ',
    icon: 'card',
    feePercent: 400,
  },
  {
    gateway: 'phone',
    category: 'cis',
    title: 'Transfer by phone',
    titleRu: 'Перевод по номеру',
    description: 'Confirm in your bank app',
    descriptionRu: 'Через приложение банка',
    icon: 'smartphone',
    feePercent: 0,
  },
  {
    gateway: 'fastpay',
    category: 'cis',
    title: 'Fastpay QR',
    titleRu: 'Fastpay по QR-коду',
    description: 'Scan the code in your bank app',
    descriptionRu: 'Код читает приложение банка',
    icon: 'bank',
    feePercent: 150,
  },
];
