// The one rule for signs, in lists and in files: incoming money has no sign, outgoing money has a minus. So every row
// adds up to its last amount. Stored and computed amounts of fees and refunds have no sign.
import { type Cents, cents, formatCents } from './cents';

/** The signed amount of outgoing money. If it was returned, the result is positive. */
export const gone = (amount: Cents): Cents => cents(0 - amount);

/** '−$5.00' and '$5.00', with a true minus sign. */
export const moneyText = (amount: Cents): string => formatCents(amount).replace('-', '−');

/** `moneyText` of outgoing money. */
export const goneText = (amount: Cents): string => moneyText(gone(amount));
