import { conform } from './conform.ts';

conform('tbank');
