import type { MethodCategory } from '../database.types.ts';

export interface DemoMethod {
  readonly gateway: string;
  readonly category: MethodCategory;
  readonly title: string;
  readonly titleRu: string;
  readonly description: string;
  readonly descriptionRu: string;
  /** One of the built-in icons. */
  readonly icon: 'card' | 'coins' | 'gem' | 'wallet' | 'smartphone' | 'qr' | 'bank' | 'phone';
  /** In hundredths of a percent. */
  readonly feePercent: number;
}

/** A payment method that an operator can switch on to try a provider with its emulator. */
export interface DemoProviderMethod extends DemoMethod {
  readonly provider: string;
  readonly chargeCurrency: 'USD' | 'RUB';
  readonly option?: string;
  readonly paymentTimeoutS: number;
}

/** The enabled payment methods of the demo, all served by the emulated bank. */
export const demoMethods: readonly DemoMethod[] = [
  {
    gateway: 'card',
    category: 'worldwide',
    title: 'International card',
    titleRu: 'Зарубежная карта',
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
    descriptionRu: 'Отсканируйте код в приложении банка',
    icon: 'qr',
    feePercent: 150,
  },
];

const HOUR_S = 3_600;

/** Disabled by default, because the demo uses the emulated bank. Each belongs to the provider it is named after. */
export const demoProviderMethods: readonly DemoProviderMethod[] = [
  {
    gateway: 'stripe',
    provider: 'stripe',
    category: 'worldwide',
    title: 'Stripe',
    titleRu: 'Stripe',
    description: 'Card or wallet',
    descriptionRu: 'Карта или кошелёк',
    icon: 'card',
    feePercent: 350,
    chargeCurrency: 'USD',
    paymentTimeoutS: HOUR_S,
  },
  {
    gateway: 'paypal',
    provider: 'paypal',
    category: 'worldwide',
    title: 'PayPal',
    titleRu: 'PayPal',
    description: 'Balance or linked card',
    descriptionRu: 'Баланс или карта',
    icon: 'wallet',
    feePercent: 400,
    chargeCurrency: 'USD',
    paymentTimeoutS: HOUR_S,
  },
  {
    gateway: 'nowpayments',
    provider: 'nowpayments',
    category: 'worldwide',
    title: 'Cryptocurrency',
    titleRu: 'Криптовалюта',
    description: 'Any coin that NOWPayments accepts',
    descriptionRu: 'Любая монета NOWPayments',
    icon: 'coins',
    feePercent: 100,
    chargeCurrency: 'USD',
    paymentTimeoutS: HOUR_S,
  },
  {
    gateway: 'yookassa',
    provider: 'yookassa',
    category: 'cis',
    title: 'YooKassa',
    titleRu: 'ЮKassa',
    description: 'Card, wallet or bank app',
    descriptionRu: 'Карта, кошелёк или банк',
    icon: 'card',
    feePercent: 350,
    chargeCurrency: 'RUB',
    paymentTimeoutS: HOUR_S,
  },
  {
    gateway: 'tbank',
    provider: 'tbank',
    category: 'cis',
    title: 'T-Bank',
    titleRu: 'Т-Банк',
    description: 'Card of any Russian bank',
    descriptionRu: 'Карта российского банка',
    icon: 'card',
    feePercent: 300,
    chargeCurrency: 'RUB',
    paymentTimeoutS: HOUR_S,
  },
  {
    gateway: 'sbp',
    provider: 'tbank',
    category: 'cis',
    title: 'Fast Payment System',
    titleRu: 'СБП',
    description: 'QR code, through T-Bank',
    descriptionRu: 'По QR-коду, через Т-Банк',
    icon: 'qr',
    feePercent: 100,
    chargeCurrency: 'RUB',
    option: 'sbp',
    paymentTimeoutS: HOUR_S,
  },
  {
    gateway: 'transfer',
    provider: 'transfer',
    category: 'cis',
    title: 'Bank transfer',
    titleRu: 'Банковский перевод',
    description: 'Sent from your bank, checked by our team',
    descriptionRu: 'Из приложения банка, проверяем вручную',
    icon: 'bank',
    feePercent: 0,
    chargeCurrency: 'RUB',
    paymentTimeoutS: 24 * HOUR_S,
  },
];
