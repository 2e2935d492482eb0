import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderSignedIn } from '../test/render-signed-in.tsx';
import { askara } from '../test/shop.ts';
import { speak } from '../test/speak.ts';
import { PlanChoice } from './plan-choice.tsx';

test('the order sheet and the page below it each keep their plan', async () => {
  await speak('en');
  const prices = askara().price_table;
  const [, chosen] = prices;
  const choice = <PlanChoice chosenId={chosen?.id ?? null} onChoose={vi.fn()} prices={prices} />;
  renderSignedIn(
    <>
      {choice}
      {choice}
    </>,
  );
  expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(2);
});
