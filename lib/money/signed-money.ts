// The one rule for signs, in lists and in files: what comes to the shop stands without a sign, and what leaves it with
// a minus. So every row adds up to its last amount. Stored and computed amounts of fees and refunds have no sign.
import { type Cents, cents, formatCents } from './cents';

/** An amount that leaves the shop, as it is added up; what comes back of it is above zero again. */
export const gone = (amount: Cents): Cents => cents(0 - amount);

/** '−$5.00' and '$5.00': with a proper minus. */
export const moneyText = (amount: Cents): string => formatCents(amount).replace('-', '−');

/** `moneyText` of an amount that leaves the shop. */
export const goneText = (amount: Cents): string => moneyText(gone(amount));
