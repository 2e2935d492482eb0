import { describe, expect, test } from 'vitest';
import { readConfig } from '../../server/src/config.ts';
import { readDemoSettings } from './demo-settings.ts';

const secrets = {
  GOOGLE_CLIENT_SECRET: 'a-secret-of-real-google',
  SECRETS_KEY: `k1:${Buffer.alloc(32, 7).toString('base64')}`,
  BANK_API_KEY: 'a-key-of-a-real-bank',
  BANK_WEBHOOK_SECRET: 'a-secret-of-a-real-bank',
};

describe('readDemoSettings', () => {
  test.each([
    {},
    { DATA_DIR: '/srv/shop', DEMO: 'true' },
    { DATA_DIR: '', DEMO: '', ROLE: '' },
    { DEMO: 'false' },
    { DEMO: '0', ROLE: 'worker', MEDIA_DIR: '/srv/media' },
    { DEMO: '1', ROLE: 'api', MEDIA_DIR: '/srv/media' },
    { NODE_ENV: 'production' },
    { NODE_ENV: 'production', DEMO: 'true' },
    { BANK_URL: 'http://127.0.0.1:4100' },
    { GOOGLE_CLIENT_ID: 'shop.apps.google.example' },
    {
      TELEGRAM_BOT_TOKEN: '700000001:a-token-of-a-real-bot-0123456789abc',
      TELEGRAM_BOT_NAME: 'real_shop_bot',
    },
    { SMTP_URL: 'smtp://127.0.0.1:2525', MAIL_FROM: 'shop@shop.example' },
  ])('reads %j in the same way as the server', (env: Record<string, string>) => {
    const config = readConfig({ ...secrets, ...env });
    const { connections } = config.shop();
    expect(readDemoSettings(env)).toEqual({
      dataDir: config.dataDir,
      startsBank: config.demo && !config.production && config.bank === undefined,
      startsMailbox: config.demo && !config.production && connections.mail === undefined,
      startsIdentity: config.demo && !config.production && config.google === undefined,
      startsTelegram: config.demo && !config.production && connections.telegram === undefined,
      startsGateways: config.demo && !config.production,
      role: config.role,
    });
  });
});
