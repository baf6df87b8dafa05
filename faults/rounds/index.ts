import type { Fault } from '../fault';
import { forgedMessageRounds } from './forged-messages';
import { hungRounds } from './hung';
import { killRounds } from './kill';
import { outageRounds } from './outages';
import { payPalRounds } from './paypal';
import { refundRounds } from './refunds';
import { twiceRounds } from './twice';
import { webhookRounds } from './webhooks';

/** Every kind of fault, each played at least once in a run that is long enough. */
export const faults: readonly Fault[] = [
  ...twiceRounds,
  ...payPalRounds,
  ...webhookRounds,
  ...forgedMessageRounds,
  ...refundRounds,
  ...killRounds,
  ...outageRounds,
  ...hungRounds,
];
