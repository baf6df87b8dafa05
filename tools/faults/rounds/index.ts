import type { Fault } from '../fault';
import { amplificationRounds } from './amplification';
import { forgedMessageRounds } from './forged-messages';
import { hungRounds } from './hung';
import { killRounds } from './kill';
import { lockOutRounds } from './lock-out';
import { outageRounds } from './outages';
import { payPalRounds } from './paypal';
import { refundRounds } from './refunds';
import { sideBySideRounds } from './side-by-side';
import { stockRounds } from './stock';
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
  ...stockRounds,
  ...lockOutRounds,
  ...outageRounds,
  ...hungRounds,
  ...amplificationRounds,
  ...sideBySideRounds,
];
