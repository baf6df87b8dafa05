/** PayPal's issues for a payment method that does not work: the buyer has to approve again or pay another way. */
export const DECLINE_ISSUES = [
  'INSTRUMENT_DECLINED',
  'PAYER_ACTION_REQUIRED',
  'PAYER_CANNOT_PAY',
  'REDIRECT_PAYER_FOR_ALTERNATE_FUNDING',
  'TRANSACTION_REFUSED',
  'MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED',
];
