import type { Fault } from '../fault';
import { killRounds } from './kill';
import { outageRounds } from './outages';
import { payPalRounds } from './paypal';
import { twiceRounds } from './twice';

/** Every kind of fault, each played at least once in a run that is long enough. */
export const faults: readonly Fault[] = [...twiceRounds, ...payPalRounds, ...killRounds, ...outageRounds];
