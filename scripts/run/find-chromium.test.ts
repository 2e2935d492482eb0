import { afterEach, describe, expect, it, vi } from 'vitest';
import { findChromium } from './find-chromium.ts';

afterEach(() => vi.unstubAllEnvs());

describe('findChromium', () => {
  it('uses the browser named by CHROMIUM_PATH', async () => {
    vi.stubEnv('CHROMIUM_PATH', process.execPath);
    expect(await findChromium()).toMatchObject({ executablePath: process.execPath });
  });
  it('throws when CHROMIUM_PATH is not executable instead of using another browser', async () => {
    vi.stubEnv('CHROMIUM_PATH', '/nowhere/chromium');
    await expect(findChromium()).rejects.toThrow('CHROMIUM_PATH must be an executable file');
  });
  it('never disables web security', async () => {
    vi.stubEnv('CHROMIUM_PATH', process.execPath);
    const { args } = await findChromium();
    expect(args.join(' ')).not.toContain('web-security');
  });
});
