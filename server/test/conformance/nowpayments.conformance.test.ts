import { conform } from './conform.ts';

conform('nowpayments');
