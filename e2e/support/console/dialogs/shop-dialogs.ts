/* Dialogs about what the shop sells and says: products, inventory, promo codes, texts, settings, alerts. */

import { listAlerts } from '@sesame/contract/console/alerts/alerts.ts';
import { readProduct } from '@sesame/contract/console/catalogue.ts';
import { listWaitingDeliveries } from '@sesame/contract/console/inventory.ts';
import { listRedemptions } from '@sesame/contract/console/payments/promo-codes.ts';
import { countTexts, listTexts } from '@sesame/contract/console/texts.ts';
import { changeAnswer } from '../../shop/events.ts';
import { AT, choose, type DialogPage, ID, LATER, OTHER, press, raise } from './dialog-page.ts';

export const shopDialogs = {
  inventory: {
    at: () => '/admin/inventory',
    dialogs: {
      'new service': press('New service'),
      'find an item': press('Find by content'),
    },
  },
  service: {
    at: ({ service }) => `/admin/inventory/${service}`,
    dialogs: {
      'edit a service': press('Edit service'),
      'import inventory': [
        press('Import'),
        async (dialog) => {
          await dialog.getByLabel('Links').fill('https://lantern.example/1\nno link at all');
          await dialog.getByRole('button', { name: 'Check' }).click();
          await dialog.getByText(/^2 items/).waitFor();
        },
      ],
      'show an item': press('Show'),
      'retire an item': press('Retire'),
    },
  },
  fulfilment: {
    at: () => '/admin/fulfilment',
    events: [
      changeAnswer(listWaitingDeliveries)(() => [
        {
          id: ID,
          subscription_id: OTHER,
          product: { id: 1, title: 'Askara Pro', title_ru: '' },
          service: { id: 1, title: 'Askara', title_ru: '', picture: '/favicon.svg' },
          user: { id: OTHER, username: 'anna.levina', email: 'anna@people.example' },
          waiting_since: AT,
          late: true,
          attempts: 3,
          by_webhook: false,
          problem: null,
          next_try_at: null,
          access_until: LATER,
          payment_id: null,
        },
      ]),
    ],
    dialogs: {
      'assign a link': press('Assign manually'),
      'replace the service': press('Replace service'),
    },
  },
  promoCode: {
    at: ({ promo }) => `/admin/promo-codes/${promo}`,
    events: [
      changeAnswer(listRedemptions)(() => [
        {
          id: ID,
          state: 'reserved',
          over_limit: false,
          user: { id: OTHER, username: 'anna.levina' },
          payment: { id: OTHER, number: 'P-7K3M-92QF', state: 'pending', discount: 2.1 },
          created_at: AT,
          changed_at: AT,
        },
      ]),
    ],
    dialogs: { 'pause a promo code': press('Pause'), 'release a use': press('Release') },
  },
  announcement: {
    at: ({ announcement }) => `/admin/announcements/${announcement}`,
    dialogs: { 'put an announcement away': press('Archive') },
  },
  settings: {
    at: () => '/admin/settings',
    dialogs: {
      'save the settings': raise('Open payments per buyer', 'Save'),
    },
  },
  referralRules: {
    at: () => '/admin/settings/referrals',
    dialogs: { 'save the rules': raise('Hold period, days', 'Save rules') },
  },
  texts: {
    at: () => '/admin/texts',
    events: [
      changeAnswer(countTexts)((counts) => ({ ...counts, draft: 1 })),
      changeAnswer(listTexts)(() => [
        {
          key: '1',
          kind: 'page',
          number: 1,
          name: 'signIn',
          placeholders: [],
          en: {
            standard: 'Sign in',
            published: null,
            fault: null,
            draft: { text: 'Come in', version: 1, written_at: AT, written_by: 'Boris Finch' },
          },
          ru: { standard: 'Войти', published: null, fault: null, draft: null },
        },
      ]),
    ],
    dialogs: { 'publish drafts': press(/^Publish drafts/) },
  },
  alerts: {
    at: () => '/admin/alerts',
    events: [
      changeAnswer(listAlerts)(() => [
        {
          id: 1,
          kind: 'inventory_low',
          subject: 'service:1',
          payment_id: null,
          payment_number: null,
          subscription_id: null,
          about: null,
          user: null,
          undecided: false,
          detail: {},
          due_at: null,
          created_at: AT,
          resolved_at: null,
          resolved_by: null,
          resolution: null,
        },
      ]),
    ],
    dialogs: { 'resolve an alert': press(/^Resolve: /) },
  },
  product: {
    at: ({ product }) => `/admin/products/${product}`,
    dialogs: { 'plan a price': press('Schedule'), archive: choose('More', 'Archive') },
  },
  plannedPrices: {
    at: ({ product }) => `/admin/products/${product}`,
    events: [
      changeAnswer(readProduct)((product) => ({
        ...product,
        planned_prices: {
          takes_effect_at: LATER,
          prices: [{ count: 1, unit: 'month', amount: 12 }],
        },
      })),
    ],
    reloads: true,
    dialogs: { 'change a plan': press('Change'), 'cancel a plan': press('Cancel schedule') },
  },
} satisfies Readonly<Record<string, DialogPage>>;
