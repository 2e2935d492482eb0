import { afterEach, describe, expect, it, vi } from 'vitest';
import { findChromium } from './find-chromium.ts';

afterEach(() => vi.unstubAllEnvs());

describe('findChromium', () => {
  it('takes the one that is named', async () => {
    vi.stubEnv('CHROMIUM_PATH', process.execPath);
    expect(await findChromium()).toMatchObject({ executablePath: process.execPath });
  });
  it('says so when the named one cannot be run, instead of taking another', async () => {
    vi.stubEnv('CHROMIUM_PATH', '/nowhere/chromium');
    await expect(findChromium()).rejects.toThrow('CHROMIUM_PATH must be an executable file');
  });
  it('never switches the protection of pages off', async () => {
    vi.stubEnv('CHROMIUM_PATH', process.execPath);
    const { args } = await findChromium();
    expect(args.join(' ')).not.toContain('web-security');
  });
});
