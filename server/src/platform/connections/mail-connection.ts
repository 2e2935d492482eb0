import { EMAIL_MAX } from '@sesame/contract/shared/limits.ts';
import type { MailConfig } from '../../config.ts';
import { settingSchema } from '../../setting-schema.ts';
import type { Connection, ConnectionShop, ConnectionValues } from './connection.ts';

const ADDRESS = /^[^\s@<>,;"]+@[^\s@<>,;"]+$/;

/** The mail server, as SMTP_URL and MAIL_FROM name it in the environment. */
export const mailConnection: Connection = {
  name: 'mail',
  fields: [
    {
      name: 'host',
      env: 'SMTP_URL',
      fromVariable: (url) => new URL(url).hostname,
      secret: false,
      required: true,
      example: 'smtp.example.com',
      isUsable: (value) => /^([\w-]+\.)*[\w-]+$|^\[[0-9a-f:]+\]$/i.test(value),
    },
    {
      name: 'tls',
      env: 'SMTP_URL',
      fromVariable: (url, others) => {
        if (url.startsWith('smtps:')) return 'tls';
        return settingSchema.shape.SMTP_PLAINTEXT.parse(others('SMTP_PLAINTEXT'))
          ? 'none'
          : 'starttls';
      },
      secret: false,
      required: true,
      defaultValue: 'tls',
      example: '',
      choices: ({ live }) => (live ? ['tls', 'starttls'] : ['tls', 'starttls', 'none']),
    },
    {
      name: 'port',
      env: 'SMTP_URL',
      fromVariable: (url) => new URL(url).port || undefined,
      secret: false,
      required: false,
      example: '',
      isUsable: (value) => /^\d{1,5}$/.test(value) && Number(value) > 0 && Number(value) < 65_536,
    },
    {
      name: 'user',
      env: 'SMTP_URL',
      fromVariable: (url) => decodeURIComponent(new URL(url).username) || undefined,
      secret: false,
      required: false,
      example: 'shop@example.com',
    },
    {
      name: 'password',
      env: 'SMTP_URL',
      fromVariable: (url) => decodeURIComponent(new URL(url).password) || undefined,
      secret: true,
      required: false,
      example: '',
    },
    {
      name: 'from',
      env: 'MAIL_FROM',
      secret: false,
      required: true,
      example: 'no-reply@shop.example',
      isUsable: isAddress,
    },
    {
      name: 'replyTo',
      env: 'MAIL_REPLY_TO',
      secret: false,
      required: false,
      example: 'help@shop.example',
      isUsable: isAddress,
    },
  ],
};

/** The mail server of saved values; undefined while a required one is missing. */
export function mailOf(values: ConnectionValues, { live }: ConnectionShop): MailConfig | undefined {
  const { host, tls, port, user, password, from, replyTo } = values;
  if (host === undefined || from === undefined) return undefined;
  const url = new URL(`${tls === 'tls' ? 'smtps' : 'smtp'}://${host}`);
  url.port = port ?? (tls === 'tls' ? '465' : '587');
  if (user !== undefined) {
    url.username = encodeURIComponent(user);
    url.password = encodeURIComponent(password ?? '');
  }
  return {
    smtpUrl: url.href,
    tls: tls === 'none' ? 'off' : 'required',
    from,
    replyTo,
    publicOnly: live,
  };
}

function isAddress(value: string): boolean {
  return value.length <= EMAIL_MAX && ADDRESS.test(value);
}
