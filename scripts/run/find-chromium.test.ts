import { afterEach, describe, expect, test, vi } from 'vitest';
import { findChromium } from './find-chromium.ts';

afterEach(() => vi.unstubAllEnvs());

describe('findChromium', () => {
  test('uses the browser named by CHROMIUM_PATH', async () => {
    vi.stubEnv('CHROMIUM_PATH', process.execPath);
    expect(await findChromium()).toMatchObject({ executablePath: process.execPath });
  });
  test('throws when CHROMIUM_PATH is not executable instead of using another browser', async () => {
    vi.stubEnv('CHROMIUM_PATH', '/nowhere/chromium');
    await expect(findChromium()).rejects.toThrow('CHROMIUM_PATH must be an executable file');
  });
  test('never disables web security', async () => {
    vi.stubEnv('CHROMIUM_PATH', process.execPath);
    const { args } = await findChromium();
    expect(args.join(' ')).not.toContain('web-security');
  });
});
