import { walkShop } from '../support/walk-shop.ts';

walkShop(1440);
