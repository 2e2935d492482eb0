import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderSignedIn } from '../../test/render-signed-in.tsx';
import { typeText } from '../../test/user/type-text.ts';
import { OrderSheet } from './order-sheet.tsx';

/** Actions for the tests of the sheet, as a user would do them. */

type OpenProps = { withCoupon?: boolean; again?: boolean; changes?: string | null };

/** A minimal dashboard that opens and closes the sheet. */
export function Dashboard({ withCoupon = false, again = false, changes = null }: OpenProps) {
  const [productId, setProductId] = useState<number | null>(1);
  return (
    <>
      <button onClick={() => setProductId(1)} type="button">
        open
      </button>
      <OrderSheet
        planId={null}
        again={again}
        changes={changes}
        onClose={() => setProductId(null)}
        productId={productId}
        withCoupon={withCoupon}
      />
    </>
  );
}

export async function openSheet(props: OpenProps = {}) {
  const view = renderSignedIn(<Dashboard {...props} />);
  await screen.findByRole('radio', { name: /International card/ });
  return view;
}

/** Both the summary and the phone's bar have one; either works. */
export function payButton(name: string | RegExp = /^Pay/) {
  const [button] = screen.getAllByRole('button', { name });
  if (!button) throw new Error('there is always a Pay button');
  return button;
}

export const choose = (name: RegExp) => userEvent.click(screen.getByRole('radio', { name }));
export const lines = () =>
  [...document.querySelectorAll('dl > div')].map((line) => line.textContent).join(' | ');

export async function applyPromo(code: string) {
  const field = screen.getByRole('textbox', { name: 'Promo code' });
  await userEvent.clear(field);
  await typeText(field, code);
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
}
