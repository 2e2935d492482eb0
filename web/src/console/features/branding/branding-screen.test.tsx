import { changeBrand, readBrand, uploadBrandLogo } from '@sesame/contract/console/settings.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { consoleBrand } from '../../../test/console-settings.ts';
import { fakeUploads } from '../../../test/fake-upload.ts';
import { freshServer } from '../../../test/fresh-server.ts';
import { renderConsole } from '../../../test/render-console.tsx';
import { typeText } from '../../../test/user/type-text.ts';
import { BrandingScreen } from './branding-screen.tsx';

const server = freshServer();
beforeEach(() => {
  server.answer(readBrand, consoleBrand());
});

const typeInto = (label: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } });

test('shows the current value, the default and who changed it', async () => {
  renderConsole(server, <BrandingScreen />);
  expect(await screen.findByLabelText('Shop name')).toHaveProperty('value', 'Lantern');
  expect(screen.getByText('Default: Sesame · Changed by Olga, 10.03.2026')).toBeTruthy();
  expect(screen.getByText(/are readable in both themes/)).toBeTruthy();
});

test('previews both themes before saving', async () => {
  renderConsole(server, <BrandingScreen />);
  await screen.findByRole('button', { name: 'Save' });
  const name = screen.getByLabelText('Shop name');
  await userEvent.clear(name);
  await typeText(name, 'Beacon');
  await userEvent.click(screen.getByRole('radio', { name: 'Blue' }));
  for (const theme of ['light', 'dark']) {
    const preview = screen.getByTestId(`preview-${theme}`);
    expect(within(preview).getByText('Beacon')).toBeTruthy();
    expect(preview.style.getPropertyValue('--brand-hue')).toBe('250');
  }
});

test('saves only the changes, with the version it loaded', async () => {
  server.answer(
    changeBrand,
    consoleBrand({ version: 8, hue: { ...consoleBrand().hue, value: 250 } }),
  );
  renderConsole(server, <BrandingScreen />);
  await screen.findByRole('button', { name: 'Save' });
  await typeText(screen.getByLabelText('Name in Russian'), 'Маяк');
  fireEvent.change(screen.getByRole('slider', { name: 'Exact color' }), {
    target: { value: '250' },
  });
  expect(screen.getByRole('slider', { name: 'Exact color' }).getAttribute('aria-valuetext')).toBe(
    'Blue',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(server.callsOf(changeBrand)[0]?.body).toEqual({ version: 7, name_ru: 'Маяк', hue: 250 }),
  );
  expect(
    await screen.findByText('Saved. Visible in the console and on pages opened from now on.'),
  ).toBeTruthy();
  expect(document.documentElement.style.getPropertyValue('--brand-hue')).toBe('250');
});

test('resets a setting to its default', async () => {
  server.answer(changeBrand, consoleBrand());
  renderConsole(server, <BrandingScreen />);
  await userEvent.click(await screen.findByRole('button', { name: 'Reset to default: Shop name' }));
  expect(screen.getByLabelText('Shop name')).toHaveProperty('value', 'Sesame');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(server.callsOf(changeBrand)[0]?.body).toEqual({ version: 7, name: null }),
  );
});

test('does not save a color that makes something unreadable', async () => {
  renderConsole(server, <BrandingScreen />);
  await screen.findByLabelText('Shop name');
  await userEvent.click(screen.getByText('Details'));
  typeInto('Color in degrees', '265');
  typeInto('Saturation in figures', '0.4');
  expect(screen.getAllByText('not readable').length).toBeGreaterThan(0);
  expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true);
});

test('keeps the edits after a version conflict and loads the latest version on request', async () => {
  server.refuse(changeBrand, 'version_conflict');
  renderConsole(server, <BrandingScreen />);
  await screen.findByRole('button', { name: 'Save' });
  await typeText(screen.getByLabelText('Name in Russian'), 'Маяк');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('alert')).toHaveProperty(
    'textContent',
    expect.stringContaining('Someone else changed this in the meantime.'),
  );
  expect(screen.getByLabelText('Name in Russian')).toHaveProperty('value', 'Маяк');
  const theirs = consoleBrand({ version: 9 });
  server.answer(readBrand, { ...theirs, name: { ...theirs.name, value: 'Theirs' } });
  await userEvent.click(screen.getByRole('button', { name: 'Load latest version' }));
  await waitFor(() => expect(screen.getByLabelText('Shop name')).toHaveProperty('value', 'Theirs'));
  expect(screen.getByLabelText('Name in Russian')).toHaveProperty('value', '');
});

test('uploads a logo immediately and shows why one is refused', async () => {
  fakeUploads();
  server.refuse(uploadBrandLogo, 'image_type');
  renderConsole(server, <BrandingScreen />);
  const drop = await screen.findByLabelText('Logo');
  const file = new File(['x'], 'logo.png', { type: 'image/png' });
  await userEvent.upload(drop, file);
  expect(await screen.findByRole('alert')).toBeTruthy();
  const current = consoleBrand({ version: 8 });
  server.answer(uploadBrandLogo, {
    ...current,
    logo: { ...current.logo, value: '/brand/logo.png?d', saved: true },
  });
  await userEvent.upload(drop, file);
  expect(await screen.findByAltText('Current logo')).toHaveProperty(
    'src',
    `${location.origin}/brand/logo.png?d`,
  );
  expect(server.callsOf(uploadBrandLogo)[0]?.url.search).toBe('?version=7');
});

test('loads the latest logo after a version conflict', async () => {
  fakeUploads();
  server.refuse(uploadBrandLogo, 'version_conflict');
  renderConsole(server, <BrandingScreen />);
  const file = new File(['x'], 'logo.png', { type: 'image/png' });
  await userEvent.upload(await screen.findByLabelText('Logo'), file);
  await screen.findByRole('alert');
  const theirs = consoleBrand({ version: 9 });
  server.answer(readBrand, { ...theirs, name: { ...theirs.name, value: 'Theirs' } });
  await userEvent.click(screen.getByRole('button', { name: 'Load latest version' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(screen.getByLabelText('Shop name')).toHaveProperty('value', 'Theirs');
  await userEvent.upload(screen.getByLabelText('Logo'), file);
  await waitFor(() => expect(server.callsOf(uploadBrandLogo)[1]?.url.search).toBe('?version=9'));
});

test('is read-only without the permission', async () => {
  renderConsole(server, <BrandingScreen />, { role: 'auditor' });
  expect(await screen.findByLabelText('Shop name')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Reset to default/ })).toBeNull();
});

test('offers a retry', async () => {
  server.refuse(readBrand, 'unavailable');
  renderConsole(server, <BrandingScreen />);
  expect(await screen.findByText('The branding could not be loaded')).toBeTruthy();
  server.answer(readBrand, consoleBrand());
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByLabelText('Shop name')).toBeTruthy();
});
