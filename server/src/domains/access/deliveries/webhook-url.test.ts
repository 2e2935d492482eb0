import { expect, test } from 'vitest';
import { isAllowedWebhookUrl } from './webhook-url.ts';

const own = ['keys.internal:8080', '127.0.0.1:4100'];

test.each([
  'https://keys.example/access',
  'https://keys.example:8443/access?shop=1',
  'https://[2606:4700::1111]/access',
  'https://1.1.1.1/access',
  'http://keys.internal:8080/access',
  'http://127.0.0.1:4100/access',
])('%s may be called', (address) => {
  expect(isAllowedWebhookUrl(address, own)).toBe(true);
});

test.each([
  'http://keys.example/access',
  'https://127.0.0.1/access',
  'https://10.1.2.3/access',
  'https://169.254.169.254/latest',
  'https://[::1]/access',
  'https://[fd00::1]/access',
  'https://0x7f.1/access',
  'https://localhost/access',
  'https://keys/access',
  'https://keys.local/access',
  'https://keys.internal/access',
  'https://shop.localhost./access',
  'http://127.0.0.1:4101/access',
  'https://user:word@keys.example/access',
  'ftp://keys.example/access',
  'keys.example',
])('%s may not be called', (address) => {
  expect(isAllowedWebhookUrl(address, own)).toBe(false);
});
