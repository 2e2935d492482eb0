import { conform } from './conform.ts';

conform('yookassa');
