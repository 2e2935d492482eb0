import { expect, test } from 'vitest';
import { readFieldTexts } from './read-field-texts.ts';

const fields = `
// The code uses cents. Ё
/** In dollars. */
export const dollarsField = z.number();
/** The state of the order. */
export const states = ['paid', 'open'] as const;
/** One line. */
const lineField = z.strictObject({
  /**
   * Its price
   * for a buyer.
   * @throws never
   */
  price: z.optional(dollarsField),
  note: z.string(),
});
/** An order of a buyer. */
export const orderField = z.extend(lineField, {
  total: z.nullable(dollarsField.check(z.gte(0))),
  state: z.enum(states),
  lines: z.array(lineField),
});
`;

test('a field has its own comment, else that of what it is made of', () => {
  const texts = readFieldTexts(new Map([['contract/shared/fields.ts', fields]]));
  const price = { text: 'Its price for a buyer.' };
  expect(texts.get('Order')).toEqual({
    text: 'An order of a buyer.',
    fields: {
      price,
      total: { text: 'In dollars.' },
      state: { text: 'The state of the order.' },
      lines: { text: 'One line.', fields: { price } },
    },
  });
  expect(texts.get('Dollars')).toEqual({ text: 'In dollars.' });
});

test('bodies and answers of calls are named after them, with fields from other files', () => {
  const call = `
import { orderField as order, dollarsField } from '../shared/fields.ts';
const both = { ...order.shape, gift: z.boolean() };
export const buyIt = routes.open.post('buyIt', '/it', {
  /** Nothing that a caller sees. */
  summary: 'Buys it',
  body: z.strictObject({ tip: dollarsField, /** By id. */ chosen: z.record(z.string(), order) }),
  answer: z.array(z.union([z.strictObject({ total: dollarsField }), z.strictObject(both)])),
});`;
  const texts = readFieldTexts(
    new Map([
      ['contract/shared/fields.ts', fields],
      ['contract/shop/buy.ts', call],
    ]),
  );
  const { fields: ofOrder } = texts.get('Order') ?? {};
  expect(texts.get('BuyItBody')).toEqual({
    fields: { tip: { text: 'In dollars.' }, chosen: { text: 'By id.', fields: ofOrder } },
  });
  expect(texts.get('BuyItItem')).toEqual({ fields: ofOrder });
  expect(texts.get('BuyItList')).toBeUndefined();
});
