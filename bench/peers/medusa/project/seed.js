import { readFileSync, writeFileSync } from 'node:fs';
import {
  createApiKeysWorkflow,
  createProductsWorkflow,
  createRegionsWorkflow,
  createSalesChannelsWorkflow,
  createTaxRegionsWorkflow,
  linkSalesChannelsToApiKeyWorkflow,
  updateStoresWorkflow,
} from '@medusajs/medusa/core-flows';

/**
 * Run by `medusa exec` with a file of the products and a file for its result, as the seed of Medusa's own starter does:
 * a sales channel, a region with its tax, a publishable key, and products that are never shipped or counted.
 */
export default async function seed({ container, args: [productsFile, resultFile] }) {
  const run = async (workflow, input) => (await workflow(container).run({ input })).result;
  const [channel] = await run(createSalesChannelsWorkflow, {
    salesChannelsData: [{ name: 'Storefront' }],
  });
  const [store] = await container.resolve('store').listStores();
  await run(updateStoresWorkflow, {
    selector: { id: store.id },
    update: {
      supported_currencies: [{ currency_code: 'usd', is_default: true }],
      default_sales_channel_id: channel.id,
    },
  });
  const [region] = await run(createRegionsWorkflow, {
    regions: [
      {
        name: 'Everywhere',
        currency_code: 'usd',
        countries: ['us'],
        payment_providers: ['pp_system_default'],
      },
    ],
  });
  await run(createTaxRegionsWorkflow, [{ country_code: 'us', provider_id: 'tp_system' }]);
  const [key] = await run(createApiKeysWorkflow, {
    api_keys: [{ title: 'Storefront', type: 'publishable', created_by: '' }],
  });
  await run(linkSalesChannelsToApiKeyWorkflow, { id: key.id, add: [channel.id] });
  const offered = JSON.parse(readFileSync(productsFile, 'utf8'));
  const products = await run(createProductsWorkflow, {
    products: offered.map(({ title, description, plans }, at) => ({
      title,
      handle: `product-${at}`,
      description,
      status: 'published',
      options: [{ title: 'Period', values: plans.map(({ name }) => name) }],
      variants: plans.map(({ id, name, cents }) => ({
        title: name,
        sku: `plan-${id}`,
        manage_inventory: false,
        options: { Period: name },
        prices: [{ amount: cents / 100, currency_code: 'usd' }],
      })),
      sales_channels: [{ id: channel.id }],
    })),
  });
  const variants = products.flatMap((product) => product.variants.map(({ id }) => id));
  writeFileSync(resultFile, JSON.stringify({ key: key.token, region: region.id, variants }));
}
