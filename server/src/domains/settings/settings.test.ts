import { listAuditEvents, readAuditEvent } from '@sesame/contract/console/audit-log.ts';
import {
  type ConsoleBrand,
  changeBrand,
  changeSettings,
  readBrand,
  readSettings,
  uploadBrandLogo,
} from '@sesame/contract/console/settings.ts';
import { MINUTE_MS } from '@sesame/contract/shared/durations.ts';
import type { InputOf } from '@sesame/contract/shared/route.ts';
import { getSupportConfig } from '@sesame/contract/shop/support.ts';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { buildOperator } from '../../../test/build/build-operator.ts';
import { buildUser } from '../../../test/build/build-user.ts';
import { shopTest } from '../../../test/shops/shop-test.ts';
import { startApp } from '../../../test/shops/start-app.ts';
import { layoutMail, shopOf } from '../../platform/mail/layout-mail.ts';

let owner: string;
let auditor: string;
let support: string;
const test = shopTest([], {
  env: { BRAND_NAME: 'Lantern', BRAND_HUE: '250', SUPPORT_URL: 'https://help.example/' },
});
const { app } = test;
test.beforeAll(async () => {
  owner = (await buildOperator(app)).token;
  auditor = (await buildOperator(app, { role: 'auditor' })).token;
  support = (await buildOperator(app, { role: 'support' })).token;
});

type BrandBody = Omit<InputOf<typeof changeBrand>['body'], 'version'>;
type SettingsBody = Omit<InputOf<typeof changeSettings>['body'], 'version' | 'reason'>;

const brand = async () => (await app.call(readBrand, {}, { token: owner })).body;
const settings = async () => (await app.call(readSettings, {}, { token: owner })).body;

async function saveBrand(body: BrandBody, version?: number) {
  const seen = version ?? (await brand()).version;
  return app.call(changeBrand, { body: { version: seen, ...body } }, { token: owner });
}

async function decide(body: SettingsBody, version?: number) {
  const seen = version ?? (await settings()).version;
  return app.call(
    changeSettings,
    { body: { version: seen, reason: 'A test', ...body } },
    { token: owner },
  );
}

async function send(bytes: Buffer, version: number) {
  const form = new FormData();
  form.append('file', new Blob([bytes]), 'logo.png');
  const response = await fetch(`${app.url}${uploadBrandLogo.path}?version=${version}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${owner}` },
    body: form,
  });
  // The tests check the fields that they expect of either shape.
  return {
    status: response.status,
    body: (await response.json()) as ConsoleBrand & { code?: string },
  };
}

async function newestEvent() {
  const [newest] = (await app.call(listAuditEvents, { query: {} }, { token: owner })).body;
  const params = { id: String(newest?.id) };
  return (await app.call(readAuditEvent, { params }, { token: owner })).body;
}

describe('the brand', () => {
  test('comes from the environment until it is saved, and otherwise from the defaults', async () => {
    expect(await brand()).toMatchObject({
      version: 0,
      name: { value: 'Lantern', standard: 'Lantern', saved: false, changed_by: null },
      name_ru: { value: null, standard: null },
      hue: { value: 250, standard: 250, saved: false },
      chroma: { value: 0.095, standard: 0.095 },
      logo: { value: null, saved: false },
    });
  });

  test('is changed in every process, and reset to the environment', async () => {
    const second = await startApp({ databaseUrl: app.databaseUrl });
    const shop = () => second.platform.config.shop();
    const { status, body } = await saveBrand({
      name: 'Маяк',
      name_ru: 'Маяк',
      hue: 25,
      chroma: 0.18,
    });
    expect(status).toBe(200);
    expect(body.name).toMatchObject({ value: 'Маяк', saved: true, changed_by: 'The owner' });
    await expect
      .poll(() => shop())
      .toMatchObject({
        brandName: 'Маяк',
        brandNameRu: 'Маяк',
        hue: 25,
        chroma: 0.18,
      });
    // A process that starts later reads the saved settings first.
    const third = await startApp({ databaseUrl: app.databaseUrl });
    expect(third.platform.config.shop().brandName).toBe('Маяк');
    await saveBrand({ name: null, name_ru: null, hue: null, chroma: null });
    // The process that answered applies the change at once.
    expect(app.platform.config.shop().brandName).toBe('Lantern');
    // These two processes were started without the name in their environment.
    await expect
      .poll(() => shop())
      .toMatchObject({ brandName: 'Sesame', brandNameRu: 'Сезам', hue: 168 });
    await saveBrand({ name: 'Beacon' });
    await expect.poll(() => shop()).toMatchObject({ brandName: 'Beacon', brandNameRu: undefined });
    await saveBrand({ name: null });
    await second.stop();
    await third.stop();
  });

  test('writes an audit event with the changed values before and after', async () => {
    await saveBrand({ name: 'Beacon', hue: 250 });
    expect(await newestEvent()).toMatchObject({
      action: 'settings.change_brand',
      subject: 'shop:brand',
      before: { name: null, hue: null },
      after: { name: 'Beacon', hue: 250 },
    });
    const { version } = await brand();
    await saveBrand({ name: 'Beacon' });
    expect((await brand()).version).toBe(version);
  });

  test('edited with an old version is a version conflict', async () => {
    const seen = (await brand()).version;
    const { body } = await saveBrand({ name: 'First' }, seen);
    const late = await saveBrand({ name: 'Second' }, seen);
    expect(late.status).toBe(409);
    expect(late.refusal).toMatchObject({ code: 'version_conflict', current: body });
    expect((await brand()).name.value).toBe('First');
  });

  test('edited by two operators at once is saved once', async () => {
    const seen = (await brand()).version;
    const both = await Promise.all([saveBrand({ hue: 30 }, seen), saveBrand({ hue: 40 }, seen)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test.each([
    [{ hue: 265, chroma: 0.4 }, 'dark', 'mark'],
    [{ hue: 190, chroma: 0.36 }, 'light', 'focus'],
  ])(
    '%o without enough contrast is refused with the affected pairs',
    async (color, theme, pair) => {
      const before = await brand();
      const { status, refusal } = await saveBrand(color);
      expect(status).toBe(400);
      expect(refusal).toMatchObject({
        code: 'brand_contrast',
        pairs: expect.arrayContaining([expect.objectContaining({ theme, pair })]),
      });
      expect(await brand()).toEqual(before);
    },
  );

  test.each<[string, unknown]>([
    ['no name', { name: '' }],
    ['a blank name', { name: '   ' }],
    ['too long a name', { name: 'x'.repeat(41) }],
    ['a name with a line break', { name: 'a\nb' }],
    ['a hue above 360', { hue: 361 }],
    ['a fractional hue', { hue: 10.5 }],
    ['a hue that is not a number', { hue: 'red' }],
    ['a negative chroma', { chroma: -0.01 }],
    ['a chroma above the maximum', { chroma: 0.41 }],
    ['a logo digest', { logo: 'x'.repeat(22) }],
    ['an unknown field', { slogan: 'Buy' }],
  ])('%s is bad input', async (_, part) => {
    // Deliberately invalid.
    expect((await saveBrand(part as BrandBody)).status).toBe(400);
  });
});

describe('the logo', () => {
  const picture = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#336699' } });

  test('is converted to a square PNG and used by every process', async () => {
    const second = await startApp({ databaseUrl: app.databaseUrl });
    const jpeg = await picture(800, 400).jpeg().toBuffer();
    const { status, body } = await send(jpeg, (await brand()).version);
    expect(status).toBe(201);
    expect(body.logo).toMatchObject({ saved: true, changed_by: 'The owner' });
    expect(body.logo.value).toMatch(/^\/brand\/logo\.png\?[\w-]{22}$/);
    for (const one of [app, second]) {
      await expect.poll(() => one.platform.config.shop().logo).toHaveProperty('png');
    }
    const { logo } = second.platform.config.shop();
    const png = logo && 'png' in logo ? logo.png : Buffer.alloc(0);
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 256, height: 256 });
    await saveBrand({ logo: null });
    await expect.poll(() => app.platform.config.shop().logo).toBeUndefined();
    await second.stop();
  });

  test.each<[string, () => Promise<Buffer> | Buffer, number, string]>([
    ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 400, 'image_type'],
    ['text', () => Buffer.from('no picture'), 400, 'image_type'],
    [
      'a truncated PNG',
      async () => (await picture(50, 50).png().toBuffer()).subarray(0, 60),
      400,
      'image_unreadable',
    ],
    ['too large a file', () => Buffer.alloc(5 * 1024 * 1024 + 1), 413, 'image_too_large'],
  ])('cannot be %s', async (_, bytesOf, status, code) => {
    const answer = await send(await bytesOf(), (await brand()).version);
    expect(answer).toMatchObject({ status, body: { code } });
  });

  test('uploaded with an old version is a version conflict', async () => {
    const answer = await send(await picture(50, 50).png().toBuffer(), 0);
    expect(answer).toMatchObject({ status: 409, body: { code: 'version_conflict' } });
  });
});

describe('settings', () => {
  test('set the help link: a saved URL, else the one of the environment', async () => {
    const { token } = await buildUser(app);
    const help = async () => (await app.call(getSupportConfig, {}, { token })).body.help_url;
    expect(await help()).toBe('https://help.example/');
    const { body } = await decide({
      help_url: 't.me/lantern_help',
      support_email: 'a@shop.example',
    });
    expect(body.help_url).toMatchObject({
      value: 'https://t.me/lantern_help',
      standard: 'https://help.example/',
      saved: true,
      changed_by: 'The owner',
    });
    await expect.poll(() => help()).toBe('https://t.me/lantern_help');
    await decide({ help_url: null });
    await expect.poll(() => help()).toBe('https://help.example/');
  });

  test('are bounded numbers, saved with a reason in the audit log', async () => {
    const { status, body } = await decide({ open_payments_max: 5, reminder_days: 7 });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      open_payments_max: { value: 5, standard: 3, saved: true },
      reminder_days: { value: 7, standard: 3 },
      transfer_hours: { value: 24, saved: false, changed_at: null },
    });
    expect(await newestEvent()).toMatchObject({
      action: 'settings.change',
      reason: 'A test',
      before: { open_payments_max: null, reminder_days: null },
      after: { open_payments_max: 5, reminder_days: 7 },
    });
    await expect
      .poll(() => app.platform.config.shop().limits)
      .toMatchObject({
        open_payments_max: 5,
        reminder_days: 7,
      });
  });

  test('name the seller at the bottom of every mail', async () => {
    const seller = { legal_name: 'Lantern LLC', legal_address: '1 Main St', tax_id: '7701234567' };
    expect((await decide(seller)).body.legal_name).toMatchObject({ value: 'Lantern LLC' });
    await expect.poll(() => app.platform.config.shop().seller.taxId).toBe('7701234567');
    const { text, html } = layoutMail(shopOf(app.platform), 'en', { subject: 'Hi', lead: 'Hi' });
    for (const form of [text, html]) {
      expect(form).toContain('Lantern LLC, 1 Main St, Tax ID 7701234567');
    }
    await decide({ legal_name: null, legal_address: null, tax_id: null });
  });

  test('and the brand have separate versions', async () => {
    const seen = (await settings()).version;
    await saveBrand({ name: 'Elsewhere' });
    expect((await decide({ low_inventory: 4 }, seen)).status).toBe(200);
    expect((await decide({ low_inventory: 5 }, seen)).refusal?.code).toBe('version_conflict');
  });

  test.each<[string, unknown]>([
    ['http', { help_url: 'http://help.example' }],
    ['http that only looks local', { help_url: 'http://localhost.example/' }],
    ['a script', { help_url: 'javascript:alert(1)' }],
    ['a mailto URL', { help_url: 'mailto:a@shop.example' }],
    ['a URL with a password', { help_url: 'https://a:b@help.example' }],
    ['a URL with markup', { help_url: 'https://help.example/"><script>' }],
    ['too long a URL', { help_url: `https://help.example/${'x'.repeat(300)}` }],
    ['an invalid email address', { support_email: 'help' }],
    ['two email addresses', { support_email: 'a@shop.example, b@shop.example' }],
    ['no open payments at all', { open_payments_max: 0 }],
    ['too many open payments', { open_payments_max: 21 }],
    ['a fractional number of days', { reminder_days: 2.5 }],
    ['one day, for which there is a separate reminder', { reminder_days: 1 }],
    ['a number as a string', { low_inventory: '5' }],
    ['an unknown setting', { refund_days: 3 }],
  ])('cannot be %s', async (_, part) => {
    // Deliberately invalid.
    expect((await decide(part as SettingsBody)).status).toBe(400);
  });

  test('require a reason', async () => {
    const body = { version: (await settings()).version, reason: '  ', low_inventory: 1 };
    expect((await app.call(changeSettings, { body }, { token: owner })).status).toBe(400);
  });

  test('require re-authentication ten minutes after the password was entered', async () => {
    const late = (await buildOperator(app)).token;
    const body = { version: (await settings()).version, reason: 'Late', low_inventory: 9 };
    app.clock.advance(11 * MINUTE_MS);
    const { refusal } = await app.call(changeSettings, { body }, { token: late });
    expect(refusal?.code).toBe('confirmation_required');
    owner = (await buildOperator(app)).token;
  });

  test('can be read but not changed by an auditor, and not read without the permission', async () => {
    expect((await app.call(readSettings, {}, { token: auditor })).status).toBe(200);
    expect((await app.call(readBrand, {}, { token: support })).status).toBe(403);
    const body = { version: 0, name: 'Mine' };
    expect((await app.call(changeBrand, { body }, { token: auditor })).status).toBe(403);
  });
});
