import { conform } from './conform.ts';

conform('stripe');
