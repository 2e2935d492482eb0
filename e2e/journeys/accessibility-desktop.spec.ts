import { checkEveryScreen } from '../support/check-every-screen.ts';

checkEveryScreen(1440);
