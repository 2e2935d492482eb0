import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { PhoneFold } from './phone-fold.tsx';

test('one line opens and closes what it hides on a phone', async () => {
  render(
    <PhoneFold title="Figures">
      <p>Due in 30 days</p>
    </PhoneFold>,
  );
  const toggle = screen.getByRole('button', { name: 'Figures', expanded: false });
  const content = document.getElementById(toggle.getAttribute('aria-controls') ?? '');
  expect(content?.textContent).toBe('Due in 30 days');
  expect(content?.className).toContain('max-md:hidden');
  await userEvent.click(toggle);
  screen.getByRole('button', { name: 'Figures', expanded: true });
  expect(content?.className).not.toContain('hidden');
});
