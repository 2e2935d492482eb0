import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Input } from './input.tsx';
import { FieldRow, SettingRow } from './setting-row.tsx';

test('the label of a row is a heading', () => {
  render(
    <SettingRow hint="As you like." label="Avatar">
      <button type="button">Upload</button>
    </SettingRow>,
  );
  expect(screen.getByRole('heading', { level: 2, name: 'Avatar' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Upload' })).toBeDefined();
});

test('a field row connects label, hint and error to its control', () => {
  const { rerender } = render(
    <FieldRow hint="Shown in the menu." label="Username">
      <Input />
    </FieldRow>,
  );
  const input = screen.getByLabelText('Username');
  expect(describedBy(input)).toEqual(['Shown in the menu.']);
  expect(input.getAttribute('aria-invalid')).toBeNull();
  rerender(
    <FieldRow error="Taken." hint="Shown in the menu." label="Username">
      <Input />
    </FieldRow>,
  );
  expect(describedBy(input)).toEqual(['Shown in the menu.', 'Taken.']);
  expect(input.getAttribute('aria-invalid')).toBe('true');
});

function describedBy(element: HTMLElement): (string | undefined)[] {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent);
}
