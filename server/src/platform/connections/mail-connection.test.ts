import { expect, test } from 'vitest';
import { mailConnection } from './mail-connection.ts';
import { valuesInForce } from './read-connections.ts';

const inForce = (environment: Record<string, string>) =>
  valuesInForce(mailConnection, {}, { variable: (name) => environment[name] });

test.each([
  [{ SMTP_URL: 'smtps://mail.example' }, { tls: 'tls', password: undefined }],
  [{ SMTP_URL: 'smtp://shop:secret@mail.example' }, { tls: 'starttls', password: 'secret' }],
  [
    { SMTP_URL: 'smtp://127.0.0.1:25', SMTP_PLAINTEXT: 'true' },
    { tls: 'none', port: '25' },
  ],
  [
    { SMTP_URL: 'smtp://127.0.0.1:25', SMTP_PLAINTEXT: 'false' },
    { tls: 'starttls', port: '25' },
  ],
])('the environment %o means %o', (environment, values) => {
  expect(inForce(environment)).toMatchObject(values);
});
