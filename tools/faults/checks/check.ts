import type { Snapshot } from '../snapshot';
import type { Violation } from '../violation';
import { checkAttempts } from './attempts';
import { checkMails } from './mails';
import { checkMoney } from './money';
import { checkOutages } from './outages';
import { checkPromises } from './promises';
import { checkStatuses } from './statuses';
import { checkStock } from './stock';
import { checkTenants } from './tenants';

const CHECKS = [
  checkMoney,
  checkAttempts,
  checkStatuses,
  checkTenants,
  checkPromises,
  checkOutages,
  checkMails,
  checkStock,
];

/** All violations, including the complaints of the rounds. */
export const findViolations = (snapshot: Snapshot): Violation[] => [
  ...snapshot.complaints,
  ...CHECKS.flatMap((check) => check(snapshot)),
];
