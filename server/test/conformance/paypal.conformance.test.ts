import { conform } from './conform.ts';

conform('paypal');
