import { settingTexts } from '../config.ts';

/** The page that documents every setting, made from the schema's own texts. */
export function settingsPage(): string {
  const rows = Object.entries(settingTexts).map(
    ([key, { sentence, standard, example }]) =>
      `| \`${key}\` | ${sentence} | ${standard} | \`${example}\` |`,
  );
  return `# Settings

Every setting is an environment variable. A wrong value stops the start with one sentence that names the key.
\`NODE_ENV=production\` turns the demo data and the API page off and makes \`SECRETS_KEY\` required.

This page is written by \`node server/src/commands/write-settings.ts\`; a test keeps it up to date.

| Key | What it does | Without it | Example |
|---|---|---|---|
${rows.join('\n')}
`;
}
