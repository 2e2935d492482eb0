import type { SubPlan } from '@sesame/contract/shop/catalogue.ts';
import { describe, expect, test } from 'vitest';
import { cataloguePageOf, previewOfProduct } from './product-preview.ts';

const price = (id: number, amount: number) => ({ id, amount, duration: `${id} mons` });

function product(over: Partial<SubPlan> = {}): SubPlan {
  return {
    id: 7,
    title: 'Askara Pro',
    title_ru: '',
    description: 'AI assistant\nfor   writing.',
    description_ru: 'ИИ-помощник.',
    active: true,
    origins: [{ picture: '/media/a.webp', site: 'https://askara.example' }],
    price_table: [price(1, 12.9), price(2, 4.9)],
    ...over,
  };
}

describe('the preview of a product', () => {
  test('has its name, the lowest price and the description in the language', () => {
    expect(previewOfProduct(product(), 'en')).toEqual({
      title: 'Askara Pro',
      description: 'From $4.90 · AI assistant for writing.',
      picture: '/media/a.webp',
    });
    expect(previewOfProduct(product(), 'ru').description).toBe('От\u00a0$4.90 · ИИ-помощник.');
  });

  test('has its name in the language, if it has another one', () => {
    const translated = product({ title_ru: 'Аскара Про' });
    expect(previewOfProduct(translated, 'ru').title).toBe('Аскара Про');
    expect(previewOfProduct(translated, 'en').title).toBe('Askara Pro');
    expect(previewOfProduct(product(), 'ru').title).toBe('Askara Pro');
  });

  test.each<[string, Partial<SubPlan>, string]>([
    ['one plan', { price_table: [price(1, 4.9)] }, '$4.90 · ИИ-помощник.'],
    ['no Russian text', { description_ru: ' ' }, 'От\u00a0$4.90 · AI assistant for writing.'],
    ['no text', { description: '', description_ru: '' }, 'От\u00a0$4.90'],
    ['no plans', { price_table: [] }, 'ИИ-помощник.'],
  ])('with %s', (_name, over, description) => {
    expect(previewOfProduct(product(over), 'ru').description).toBe(description);
  });

  test('is cut where messengers would cut it, between characters', () => {
    const { description } = previewOfProduct(product({ description: '🎧'.repeat(300) }), 'en');
    expect([...description]).toHaveLength(200);
    expect(description.endsWith('🎧…')).toBe(true);
  });

  test.each([
    [['/demo/a.svg', '/media/b.png'], '/media/b.png'],
    [['/demo/a.svg'], undefined],
    [['//evil.example/a.png'], undefined],
    [[], undefined],
  ])('of %j shows the picture %s', (pictures, shown) => {
    const origins = pictures.map((picture) => ({ picture, site: '' }));
    expect(previewOfProduct(product({ origins }), 'en').picture).toBe(shown);
  });
});

test.each([
  ['/dashboard/subscriptions', 'catalogue'],
  ['/dashboard/subscriptions/', 'catalogue'],
  ['/dashboard/subscriptions/7', 7],
  ['/dashboard/subscriptions/7/', 7],
  ['/dashboard/subscriptions/07', 'unknown'],
  ['/dashboard/subscriptions/7x', 'unknown'],
  ['/dashboard/subscriptions/99999999999', 'unknown'],
  ['/dashboard/subscriptions/7/more', undefined],
  ['/dashboard/payments', undefined],
  ['/', undefined],
])('the page at %s is %s', (path, page) => {
  expect(cataloguePageOf(path)).toBe(page);
});
