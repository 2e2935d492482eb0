import { type PaymentProvider, paymentProviders } from '../domains/payments/index.ts';
import { settingTexts } from '../setting-texts.ts';

/** The page that documents every setting, made from the schema's own texts. */
export function settingsPage(): string {
  const rows = Object.entries(settingTexts).map(
    ([key, { sentence, standard, example }]) =>
      `| \`${key}\` | ${sentence} | ${standard} | \`${example}\` |`,
  );
  return `# Settings

Every setting is an environment variable. A wrong value stops the start with one sentence that names the key.
\`NODE_ENV=production\` turns the demo data and the API page off. It needs \`SECRETS_KEY\`, an https \`PUBLIC_URL\` and \`TRUST_PROXY\`, and
does not start with \`DEMO\` or the sandbox bank; \`LOOPBACK_TRIAL\` excuses a trial on one machine.

Brand, contacts and some rules of the business are changed in the console while the shop runs, under Branding and Settings. **A value saved
there goes before the one of the environment, and that before the standard**; given back, the environment holds again.

This page is written by \`node server/src/commands/write-settings.ts\`; a test keeps it up to date.

| Key | What it does | Without it | Example |
|---|---|---|---|
${rows.join('\n')}

## Payment providers

A provider is live once all that it requires is written; what is wrong switches it off, with a line in the log and in the console, and stops
no start. Each setting may also be written in the console, where it is kept encrypted; the environment stands above it. A secret that is
still its example is refused.
Where a provider wants to be told an address for its notices, the console shows it.

${paymentProviders.map(providerSection).join('\n\n')}
`;
}

function withoutIt(standard: string | undefined): string {
  if (standard === undefined) return 'not live';
  return standard === '' ? 'none' : `\`${standard}\``;
}

function providerSection({ title, fields }: PaymentProvider): string {
  const rows = fields.map(({ env, sentence, expected, standard, example }) => {
    const without = withoutIt(standard);
    return `| \`${env}\` | ${sentence} | ${expected} | ${without} | \`${example}\` |`;
  });
  return `### ${title}

| Key | What it does | Must be | Without it | Example |
|---|---|---|---|---|
${rows.join('\n')}`;
}
