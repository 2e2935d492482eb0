import { conform } from './conform.ts';

conform('bank');
