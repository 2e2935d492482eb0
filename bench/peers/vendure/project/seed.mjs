import { bootstrap } from '@vendure/core';
import { populate } from '@vendure/core/cli/index.js';
import { config } from './config.mjs';

/** Fills an empty database by Vendure's own import: settings, and the products of a CSV file. */
const settings = {
  defaultLanguage: 'en',
  defaultZone: 'Europe',
  countries: [{ name: 'Germany', code: 'DE', zone: 'Europe' }],
  taxRates: [{ name: 'Zero', percentage: 0 }],
  shippingMethods: [],
  paymentMethods: [
    {
      name: 'Dummy',
      handler: {
        code: 'dummy-payment-handler',
        arguments: [{ name: 'automaticSettle', value: 'true' }],
      },
    },
  ],
  collections: [],
};

const app = await populate(() => bootstrap(config), settings, process.argv[2]);
await app.close();
process.exit(0);
