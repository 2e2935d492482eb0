import {
  createPromoBatch,
  createPromoCode,
} from '@sesame/contract/console/payments/promo-codes.ts';
import { extendSubscription } from '@sesame/contract/console/subscriptions.ts';
import type { BodySchema } from '@sesame/contract/shared/bounds.ts';
import type { BodyOf } from '@sesame/contract/shared/route.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '../../../api/client/api-error.ts';
import { fakeServer } from '../../../test/fake-server.ts';
import { renderConsole } from '../../../test/render-console.tsx';
import { speak } from '../../../test/speak.ts';
import { DateTimeField } from './date-time-field.tsx';
import { FormSaveBar, FormView } from './form-view.tsx';
import { IntegerField, MoneyField, PercentField } from './number-fields.tsx';
import { TextField } from './text-fields.tsx';
import { useConsoleForm } from './use-console-form.ts';

const initial = {
  code: 'SPRING',
  percent: 10 as number | undefined,
  min_amount: 9.9 as number | undefined,
  max_uses: null as number | null,
  ends_at: null as string | null,
};
type Body = BodyOf<typeof createPromoCode>;

/** A form with a field of every kind. */
function Example({ save }: { save: (body: Body) => Promise<unknown> }) {
  const form = useConsoleForm({
    schema: createPromoCode.body,
    initial,
    body: (values) => ({ ...restOfPromo, ...values }),
    save,
  });
  return (
    <FormView form={form}>
      <TextField label="Code" of={form.at('code')} />
      <PercentField label="Percent" of={form.at('percent')} />
      <MoneyField label="Amount" of={form.at('min_amount')} />
      <IntegerField label="Count" of={form.at('max_uses')} />
      <DateTimeField label="Ends" of={form.at('ends_at')} />
      <FormSaveBar form={form} />
    </FormView>
  );
}

const restOfPromo = {
  starts_at: null,
  per_user_limit: 1,
  first_purchase_only: false,
  method_category: null,
  product_ids: [],
  note: '',
};

type BoundExampleProps = { schema: BodySchema; name: string };

/** One field of any schema. */
function BoundExample({ schema, name }: BoundExampleProps) {
  const values: Record<string, number | undefined> = { [name]: undefined };
  const form = useConsoleForm({ schema, initial: values });
  return (
    <FormView form={form}>
      <IntegerField label="Number" of={form.at(name)} />
    </FormView>
  );
}

const saved = vi.fn<(body: Body) => Promise<unknown>>();
beforeEach(async () => {
  fakeServer();
  saved.mockReset().mockResolvedValue({});
  await speak('en');
});

const open = () => renderConsole(fakeServer(), <Example save={saved} />);
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, text: string) =>
  fireEvent.change(field(label), { target: { value: text } });
const leave = (label: string) => fireEvent.blur(field(label));
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

describe('a form', () => {
  test.each([
    ['a batch', createPromoBatch.body, 'count', 'From 1 to 1,000'],
    ['an extension', extendSubscription.body, 'days', 'From 1 to 366'],
  ])('has the bounds of its schema: %s', async (_, schema, name, message) => {
    renderConsole(fakeServer(), <BoundExample name={name} schema={schema} />);
    type('Number', '2000');
    fireEvent.submit(field('Number'));
    await screen.findByText(message);
  });

  test('shows an error when the field is left, until the value is right', () => {
    open();
    type('Percent', '101');
    expect(screen.queryByText('From 1 to 100')).toBeNull();
    leave('Percent');
    screen.getByText('From 1 to 100');
    expect(field('Percent').getAttribute('aria-invalid')).toBe('true');
    type('Percent', '50');
    expect(field('Percent').getAttribute('aria-invalid')).toBeNull();
    expect(field('Code').maxLength).toBe(64);
  });

  test('shows all errors when saving is attempted, sends nothing, and focuses the first', async () => {
    open();
    type('Code', '');
    type('Amount', 'ten');
    await save();
    screen.getByText('Fill in this field');
    screen.getByText('A number such as 1,234.50');
    screen.getByText('Not saved: some values are not valid.');
    await waitFor(() => expect(document.activeElement).toBe(field('Code')));
    expect(saved).not.toHaveBeenCalled();
  });

  test('sends what the schema accepts, trimmed, and is clean afterwards', async () => {
    open();
    type('Code', '  SUMMER ');
    type('Amount', '1,234.56');
    type('Percent', '12,5');
    type('Ends', '24.11.2026 14:30');
    await save();
    expect(saved.mock.calls[0]?.[0]).toEqual({
      ...restOfPromo,
      code: 'SUMMER',
      min_amount: 1_234.56,
      percent: 12.5,
      max_uses: null,
      ends_at: new Date(2026, 10, 24, 14, 30).toISOString(),
    });
    await screen.findByText('Saved');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true);
  });

  test('reads and writes amounts in the format of the language', async () => {
    await speak('ru');
    open();
    expect(field('Amount').value).toBe('9,90');
    type('Amount', '1 234,56');
    leave('Amount');
    expect(field('Amount').value).toBe('1\u00a0234,56');
    await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }));
    expect(saved.mock.calls[0]?.[0].min_amount).toBe(1_234.56);
    type('Amount', '100 000,00');
    leave('Amount');
    // The text matcher turns every space into a common one.
    screen.getByText('От 0,00 до 99 999,99');
  });

  test('keeps what was typed when saving fails', async () => {
    saved.mockRejectedValue(new ApiError({ code: 'offline' }));
    open();
    type('Code', 'SUMMER');
    await save();
    await screen.findByRole('alert');
    expect(field('Code').value).toBe('SUMMER');
    screen.getByText('Unsaved changes');
    saved.mockResolvedValue({});
    await save();
    await screen.findByText('Saved');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test.each([
    ['promo_exists', {}, 'Code', 'No'],
    [
      'setting_wrong',
      { field: 'max_uses', expected: 'at least 5', expected_ru: 'не меньше 5' },
      'Count',
      'Expected: at least 5',
    ],
    [
      'setting_wrong',
      { field: 'max_uses', mistake: 'This is a price.', mistake_ru: 'Это цена.' },
      'Count',
      'This is a price.',
    ],
    [
      'bad_request',
      { fields: [{ path: 'body.min_amount', code: 'too_big' }] },
      'Amount',
      'From 0.00 to 99,999.99',
    ],
  ] as const)('shows %s at its field until that is changed', async (code, details, label, text) => {
    saved.mockRejectedValue(new ApiError({ code, status: 409, message: 'No', details }));
    open();
    type('Percent', '5');
    await save();
    await screen.findByText(text);
    expect(field(label).getAttribute('aria-invalid')).toBe('true');
    await waitFor(() => expect(document.activeElement).toBe(field(label)));
    type(label, label === 'Code' ? 'OTHER' : '7');
    expect(screen.queryByText(text)).toBeNull();
  });

  test('shows a refusal that concerns no field above the buttons', async () => {
    saved.mockRejectedValue(new ApiError({ code: 'refund_open', status: 409, message: 'Open' }));
    open();
    type('Percent', '5');
    await save();
    expect((await screen.findByRole('alert')).textContent).toContain('Open');
  });

  test('restores the saved values when discarding', () => {
    open();
    type('Amount', 'ten');
    type('Ends', 'soon');
    fireEvent.click(screen.getByRole('button', { name: 'Discard' }));
    expect(field('Amount').value).toBe('9.90');
    expect(field('Ends').value).toBe('');
    expect(screen.queryByText('Unsaved changes')).toBeNull();
  });

  test('sends null for an emptied nullable field, and refuses an invalid date', async () => {
    open();
    type('Count', '5');
    type('Count', '');
    type('Ends', '31.02.2026 10:00');
    leave('Ends');
    screen.getByText('A date and time such as 24.11.2026 14:30');
    type('Ends', '24.11.2026 14:30');
    await userEvent.click(screen.getByLabelText('Open calendar: Ends'));
    const chosen = await screen.findByLabelText('Tuesday, November 24, 2026');
    expect(document.activeElement).toBe(chosen);
    await userEvent.keyboard('{PageDown}{ArrowRight}{Enter}');
    expect(field('Ends').value).toBe('25.12.2026 14:30');
    type('Ends', '');
    type('Percent', '2');
    await save();
    expect(saved.mock.calls[0]?.[0]).toMatchObject({ max_uses: null, ends_at: null, percent: 2 });
  });
});
