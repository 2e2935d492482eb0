import { importInventory, importSecrets } from '../domains/access/index.ts';
import type { Executor, TransactionalPlatform } from '../platform/platform.ts';
import type { DemoService } from './services.ts';

const UNIQUE_ITEMS = 200;

type Ids = TransactionalPlatform['ids'];

/** Invented content of one item; sites are below `.example`, a domain that never exists. */
const contents = {
  code: ({ ids }: { ids: Ids }) => ({ code: token(ids).toUpperCase() }),
  account: ({ ids, slug }: { ids: Ids; slug: string }) => ({
    login: `${token(ids)}@${slug}.example`,
    password: ids.token().slice(0, 14),
    note: 'The seller keeps the recovery address. Please do not change the password.',
  }),
  text: ({ slug }: { slug: string }) => ({
    text: `1. Open https://${slug}.example/start\n2. Choose “I have a plan”.\n3. Sign in with the email of your purchase.`,
  }),
  file: ({ ids, slug }: { ids: Ids; slug: string }) => ({
    file: Buffer.from(`# License of ${slug}\nkey = ${ids.token()}\n`).toString('base64'),
    name: `${slug}.lic`,
  }),
} as const;

const token = (ids: Ids) => ids.token().replaceAll(/[-_]/g, '').slice(0, 12).toLowerCase();

/** Fills the inventory of a service. */
export async function loadDemoInventory(
  tx: Executor,
  platform: TransactionalPlatform,
  { service, serviceId, at }: { service: DemoService; serviceId: number; at: Date },
): Promise<void> {
  const { slug, content, inventory: kind } = service;
  const { ids } = platform;
  const count = kind === 'unique' ? UNIQUE_ITEMS : 1;
  if (content !== undefined) {
    const secrets = Array.from({ length: count }, () => contents[content]({ ids, slug }));
    await importSecrets(tx, platform, { serviceId, kind, secrets, at });
    return;
  }
  const site = `https://${slug}.example`;
  const link = {
    template: () => `${site}/access/{user}/{subscription}`,
    shared: () => `${site}/join/${ids.token()}`,
    unique: () => `${site}/invite/${ids.token()}`,
  }[kind];
  const links = Array.from({ length: count }, link);
  await importInventory(tx, platform, { serviceId, kind, links, at });
}
