import type { ConsoleBrand } from '@sesame/contract/console/settings.ts';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runtimeConfig } from '../../../api/client/config.ts';
import { useBrandName } from '../../../i18n/use-brand-name.ts';
import { fakeServer } from '../../../test/fake-server.ts';
import { speak } from '../../../test/speak.ts';
import { followBrandOfOtherTabs, showBrand } from './show-brand.ts';

const root = document.documentElement;
const before = { ...runtimeConfig };

beforeEach(async () => {
  fakeServer();
  const icon = document.createElement('link');
  Object.assign(icon, { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' });
  document.head.replaceChildren(icon);
  await speak('en');
});
afterEach(() => {
  Object.assign(runtimeConfig, before);
  root.removeAttribute('style');
  delete root.dataset.logo;
});

function brand(logo: Partial<ConsoleBrand['logo']> = {}): ConsoleBrand {
  const untouched = { standard: null, saved: true, changed_at: null, changed_by: null };
  return {
    version: 8,
    name: { ...untouched, value: 'Beacon' },
    name_ru: { ...untouched, value: 'Маяк' },
    hue: { ...untouched, value: 250 },
    chroma: { ...untouched, value: 0.18 },
    logo: { ...untouched, value: null, saved: false, ...logo },
  };
}

function Name() {
  return <p>{useBrandName()}</p>;
}

const iconOf = () => document.querySelector('link[rel=icon]')?.getAttribute('href');

test('applies name and color to the open page', async () => {
  render(<Name />);
  act(() => showBrand(brand()));
  expect(screen.getByText('Beacon')).toBeTruthy();
  await act(() => speak('ru'));
  expect(screen.getByText('Маяк')).toBeTruthy();
  expect(root.style.getPropertyValue('--brand-hue')).toBe('250');
  expect(root.style.getPropertyValue('--brand-chroma')).toBe('0.18');
  expect(iconOf()).toBe('/favicon.svg?8');
});

test('shows a logo in place of the mark, and the mark again after a reset', () => {
  showBrand(brand({ value: '/brand/logo.png?d"x', saved: true }));
  expect(root.dataset.logo).toBe('picture');
  expect(root.style.getPropertyValue('--brand-logo')).toBe('url("/brand/logo.png?d%22x")');
  expect(iconOf()).toBe('/brand/logo.png?d"x');
  showBrand(brand());
  expect(root.dataset.logo).toBe('mark');
  expect(root.style.getPropertyValue('--brand-logo')).toBe('none');
  expect(iconOf()).toBe('/favicon.svg?8');
});

test('leaves a logo set by the environment to pages opened later', () => {
  showBrand(brand({ value: '/etc/logo.svg', standard: '/etc/logo.svg' }));
  expect(root.dataset.logo).toBeUndefined();
  expect(iconOf()).toBe('/favicon.svg');
});

test('follows a change in another tab', async () => {
  followBrandOfOtherTabs();
  const other = new BroadcastChannel('brand');
  other.postMessage(brand());
  await vi.waitFor(() => expect(root.style.getPropertyValue('--brand-hue')).toBe('250'));
  other.close();
});
