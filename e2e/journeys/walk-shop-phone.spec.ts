import { walkShop } from '../support/walk-shop.ts';

walkShop(390);
