import { openRenewalConfirmation } from '@sesame/contract/shop/renewals/renewal-confirmation.ts';
import {
  type RenewalUndo,
  readRenewalUndo,
  undoRenewal,
} from '@sesame/contract/shop/renewals/renewal-undo.ts';
import {
  listRenewals,
  type Renewal,
  readRenewalTerms,
  turnOffRenewal,
  turnOnRenewal,
} from '@sesame/contract/shop/renewals.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { renderSignedIn } from '../../../../test/render-signed-in.tsx';
import { runningRenewal, visa } from '../../../../test/renewals.ts';
import { fakeShop, subscription } from '../../../../test/shop.ts';
import { speak } from '../../../../test/speak.ts';
import { withId } from '../../../../test/with-id.ts';
import { RenewalLine } from './renewal-line.tsx';

const own = subscription();
const off: Partial<Renewal> = { state: 'off', method: null, total: null, charge_at: null };

let shop: ReturnType<typeof fakeShop>;
beforeEach(async () => {
  shop = fakeShop();
  await speak('en');
});

const show = (renewal: Partial<Renewal>) => {
  shop.answer(listRenewals, [runningRenewal({ subscription_id: own.id, ...renewal })]);
  return renderSignedIn(<RenewalLine subscription={own} />);
};
const press = async (name: RegExp) => userEvent.click(await screen.findByRole('button', { name }));

describe('the card of a subscription', () => {
  test('says when it renews, for how much and from what', async () => {
    show({});
    await screen.findByText(/Renews on 12.06.2026 for \$9.99/);
    const from = screen.getByRole('link', { name: 'from Visa ···4242' });
    expect(from.getAttribute('href')).toBe('/payment-methods');
  });

  test('names the period of another plan', async () => {
    show({ new_plan: '1 mon' });
    await screen.findByText(/Renews on 12.06.2026 as 1 month for \$9.99/);
  });

  test('names the balance', async () => {
    const { container } = show({ method: { ...visa, id: null, kind: 'balance' } });
    await screen.findByText(/Renews on/);
    expect(container.textContent).toContain('from your balance');
    expect(screen.queryByRole('link')).toBeNull();
  });

  test.each([
    [{ state: 'checking' }, 'The renewal payment is being checked'],
    [{ state: 'retrying' }, 'Next try on 12.06.2026 with Visa ···4242.'],
    [{ state: 'needs_buyer' }, 'Pay it yourself, or choose another payment method.'],
    [{ state: 'held' }, 'The problem is on our side.'],
    [{ ...off, can_turn_on: false, has_not_begun: true }, 'Your payment method was not saved'],
    [{ ...off, is_given_up: true }, 'Automatic renewal has ended: the payment did not go through'],
    [
      { state: 'retrying', access_until: '2026-06-15T12:00:00.000Z' },
      'Access stays until 15.06.2026.',
    ],
  ] as const)('says of %o: %s', async (renewal, text) => {
    show(renewal);
    expect((await screen.findByRole('status')).textContent).toContain(text);
  });

  test('leads to the order when only the buyer can pay', async () => {
    show({ state: 'needs_buyer' });
    const pay = await screen.findByRole('link', { name: `Pay now: ${own.title}` });
    expect(pay.getAttribute('href')).toContain(`order=${own.sub_plan_id}&again`);
  });

  test('leads to the bank for a charge that it wants confirmed, or to an order', async () => {
    const confirm = {
      payment_id: '0199b000-0000-7000-8000-000000000009',
      until: '2026-06-19T12:00:00.000Z',
    };
    show({ state: 'needs_buyer', confirm });
    expect((await screen.findByRole('status')).textContent).toContain('Your bank wants you');
    const opened = withId(openRenewalConfirmation, confirm.payment_id);
    shop.refuse(opened, 'confirmation_over');
    await userEvent.click(
      screen.getByRole('button', { name: `Confirm with your bank: ${own.title}` }),
    );
    expect((await screen.findByRole('alert')).textContent).toContain('confirmationOver');
    expect(shop.callsOf(opened)).toHaveLength(1);
    const pay = screen.getByRole('link', { name: `Pay another way: ${own.title}` });
    expect(pay.getAttribute('href')).toContain(`order=${own.sub_plan_id}&again`);
  });

  test('shows nothing where there is nothing to charge', async () => {
    const { container } = show({ ...off, can_turn_on: false });
    await waitFor(() => expect(shop.callsOf(listRenewals)).toHaveLength(1));
    expect(container.textContent).toBe('');
  });
});

describe('turning it on', () => {
  const terms = withId(readRenewalTerms, own.id);
  const agreed = withId(turnOnRenewal, own.id);
  const option = { method: visa, total: 9.99, text: 'I agree to Visa.' };
  const byBalance = { ...visa, id: null, kind: 'balance', brand: '', last4: '' } as const;
  const answer = {
    ...{ sub_plan_id: 1, title: own.title, title_ru: '', duration: '1 mon' },
    ...{ ends_at: '2026-06-13T12:00:00.000Z', charge_at: '2026-06-12T12:00:00.000Z' },
    ...{ price_id: 11, plans: [{ price_id: 11, duration: '1 mon', amount: 9.99 }] },
    options: [option, { method: byBalance, total: 9.49, text: 'I agree to the balance.' }],
  };

  test('shows date, amount and text of the choice, and sends exactly that text', async () => {
    shop.answer(terms, answer);
    shop.answer(agreed, {});
    show(off);
    await press(/^Turn on/);
    const sheet = await screen.findByRole('dialog');
    await within(sheet).findByText('I agree to Visa.');
    within(sheet).getByRole('group', { name: 'Payment method' });
    expect(sheet.textContent).toContain('First charge12.06.2026');
    expect(sheet.textContent).toContain('Each time, for 1 month$9.99');
    await userEvent.click(within(sheet).getByRole('radio', { name: /Balance/ }));
    await within(sheet).findByText('I agree to the balance.');
    await userEvent.click(within(sheet).getByRole('button', { name: 'Agree and turn on' }));
    await within(sheet).findByText('Automatic renewal is on.');
    expect(shop.callsOf(agreed).map(({ body }) => body)).toEqual([
      { method: null, text: 'I agree to the balance.', price_id: 11 },
    ]);
  });

  test('for another plan shows its terms, and agrees to that plan', async () => {
    const plans = [
      { price_id: 11, duration: '1 year', amount: 49 },
      { price_id: 12, duration: '1 mon', amount: 4.9 },
    ];
    shop.answer(terms, ({ url }) => ({
      ...{ ...answer, plans },
      ...(url.searchParams.get('price_id') === '12' && {
        ...{ price_id: 12, options: [{ ...option, total: 4.9, text: 'I agree to months.' }] },
      }),
    }));
    shop.answer(agreed, {});
    show({});
    await press(/^Change/);
    const sheet = await screen.findByRole('dialog');
    const choice = await within(sheet).findByRole('group', { name: 'Plan from 13.06.2026' });
    const month = within(choice).getByRole<HTMLInputElement>('radio', { name: /1 month/ });
    expect(month.checked).toBe(false);
    await userEvent.click(month);
    await within(sheet).findByText('I agree to months.');
    expect(month.checked).toBe(true);
    await userEvent.click(within(sheet).getByRole('button', { name: 'Agree and change' }));
    await within(sheet).findByText('Automatic renewal is on.');
    expect(shop.callsOf(agreed).map(({ body }) => body)).toEqual([
      { method: visa.id, text: 'I agree to months.', price_id: 12 },
    ]);
  });

  test('asks for another plan when the present one is no longer sold', async () => {
    const plans = [{ price_id: 12, duration: '1 mon', amount: 4.9 }];
    shop.answer(terms, { ...answer, plans, options: [] });
    show(off);
    await press(/^Turn on/);
    await screen.findByText('Your plan is no longer sold. Choose another one.');
    expect(screen.queryByRole('button', { name: 'Agree and turn on' })).toBeNull();
  });

  test('shows changed terms instead of agreeing to them', async () => {
    shop.answer(terms, answer);
    shop.refuse(agreed, 'renewal_terms_changed');
    show(off);
    await press(/^Turn on/);
    const sheet = await screen.findByRole('dialog');
    await within(sheet).findByText('I agree to Visa.');
    shop.answer(terms, { ...answer, options: [{ ...option, text: 'I agree to more.' }] });
    await userEvent.click(within(sheet).getByRole('button', { name: 'Agree and turn on' }));
    await within(sheet).findByText('I agree to more.');
    expect(within(sheet).getByRole('alert').textContent).toContain('renewalTermsChanged');
  });

  test('says what is missing when nothing can be charged', async () => {
    shop.answer(terms, { ...answer, options: [] });
    show(off);
    await press(/^Turn on/);
    await screen.findByRole('heading', { name: 'There is nothing to charge yet' });
  });

  test('terms that cannot be loaded can be loaded again', async () => {
    shop.refuse(terms, 'internal');
    show({});
    await press(/^Change/);
    const again = await screen.findByRole('button', { name: 'Try again' });
    shop.answer(terms, answer);
    await userEvent.click(again);
    await screen.findByRole('button', { name: 'Agree and change' });
  });
});

test('turning it off asks once and says that access stays', async () => {
  const stop = withId(turnOffRenewal, own.id);
  shop.answer(stop, {});
  show({});
  await press(/^Turn off/);
  const sheet = await screen.findByRole('dialog');
  expect(shop.callsOf(stop)).toHaveLength(0);
  await userEvent.click(within(sheet).getByRole('button', { name: 'Turn off' }));
  await within(sheet).findByRole('heading', { name: 'Automatic renewal is off' });
  expect(within(sheet).getByRole('status').textContent).toContain('Your access stays until');
  expect(shop.callsOf(stop)).toHaveLength(1);
});

test('one that is beginning says so, without buttons', async () => {
  show({ ...off, state: 'beginning' });
  await screen.findByText('Automatic renewal is being turned on');
  expect(screen.queryByRole('button', { name: /Automatic renewal/ })).toBeNull();
});

describe('undoing a renewal', () => {
  const payment_id = '0199b000-0000-7000-8000-000000000009';
  const read = withId(readRenewalUndo, payment_id);
  const undone = withId(undoRenewal, payment_id);
  const answer: RenewalUndo = {
    ...{ state: 'open', payment_id, title: own.title, title_ru: '', total: 9.99 },
    ...{ part: null, refund_to: 'method', ends_at: '2026-06-13T12:00:00.000Z' },
  };
  const undo = { payment_id, is_whole: true, until: '2026-06-13T12:00:00.000Z' };
  const justRenewed = { undo };

  test('says what is refunded before it does so, once', async () => {
    shop.answer(read, answer);
    shop.answer(undone, {});
    show(justRenewed);
    await screen.findByText('Just renewed. Undo it until 13.06.2026 to get all of it back.');
    await press(/^Undo this renewal/);
    const sheet = await screen.findByRole('dialog');
    await within(sheet).findByText(/We will refund \$9.99 in full to where you paid from/);
    expect(within(sheet).getByRole('button', { name: 'Keep the renewal' })).toBeDefined();
    expect(shop.callsOf(undone)).toHaveLength(0);
    shop.answer(listRenewals, [runningRenewal({ subscription_id: own.id, ...off })]);
    shop.answer(read, { ...answer, state: 'undone' });
    await userEvent.click(within(sheet).getByRole('button', { name: 'Undo this renewal' }));
    await within(sheet).findByRole('heading', { name: 'The renewal is undone' });
    expect(within(sheet).getByRole('status').textContent).toContain('$9.99 is on its way back');
    const [call, ...others] = shop.callsOf(undone);
    expect(call?.headers.get('idempotency-key')).toBeTruthy();
    expect(call?.body).toEqual({ expected_total: 9.99 });
    expect(others).toEqual([]);
  });

  test('of a period that has begun says what is unused, and where it goes', async () => {
    const part = { unused_days: 26, total_days: 30, paid: 9.5 };
    shop.answer(read, { ...answer, part, total: 8.23, refund_to: 'balance' });
    show({ undo: { ...undo, is_whole: false } });
    await screen.findByText(
      'Renewed. Undo it until 13.06.2026 to get back what you have not used.',
    );
    await press(/^Undo this renewal/);
    const sheet = await screen.findByRole('dialog');
    await within(sheet).findByText(
      /refund \$8.23 to your balance, .* 26 of the 30 days that cost \$9.50.* until 13.06.2026/,
    );
  });

  test('leads to support once the time is over', async () => {
    shop.answer(read, answer);
    shop.refuse(undone, 'undo_closed');
    show(justRenewed);
    await press(/^Undo this renewal/);
    const sheet = await screen.findByRole('dialog');
    const button = await within(sheet).findByRole('button', { name: 'Undo this renewal' });
    shop.answer(read, { ...answer, state: 'closed' });
    await userEvent.click(button);
    const support = await within(sheet).findByRole('link', { name: 'Contact support' });
    expect(support.getAttribute('href')).toContain(`payment=${payment_id}`);
  });

  test('that cannot be loaded can be loaded again', async () => {
    shop.refuse(read, 'internal');
    show(justRenewed);
    await press(/^Undo this renewal/);
    const again = await screen.findByRole('button', { name: 'Try again' });
    shop.answer(read, { ...answer, refund_to: 'balance' });
    await userEvent.click(again);
    await screen.findByText(/in full to your balance/);
  });
});
