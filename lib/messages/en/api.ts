// What the JSON calls answer where no page of the shop has its own words: most of it is read by people who write programs.
export const apiSentences = {
  // The request.
  invalidJson: 'The request body is not valid JSON.',
  sendJson: 'Send the request body as application/json.',
  sendForm: 'Send the request body as a form.',
  bodyBroken: 'The request body broke off.',
  /** `server/answers/refusal.mjs` says the same. */
  bodyTooLarge: 'The request body is too large.',
  invalidIdempotencyKey: 'Send an Idempotency-Key header of 8 to 200 visible ASCII characters.',
  idempotencyKeyReused: 'This Idempotency-Key was used for a different order.',
  postOnly: 'This address takes POST requests only.',
  /** A field that the schema of a call refused, by the code that it gave. */
  fields: { invalid_amount: 'Send the amount in dollars, like 60.00' },
  // What it is about.
  nothingHere: 'There is nothing at this address.',
  /** Of a picture, as plain text. */
  notFound: 'Not found',
  noSuchOrder: 'This store has no such order.',
  noSuchPayment: 'This store has no such payment.',
  orderOfAnotherStore: 'The order belongs to another store.',
  // Paying.
  tokenInvalid: 'The checkout token is missing or not valid for this order.',
  tokenExpired: 'The checkout token has expired. Please place the order again.',
  amountMismatch: "The amount is not the order's total.",
  orderNotPayable: 'This order can no longer be paid.',
  storeOnVacation: (day: string) =>
    `This store is on vacation. Orders open again on ${day}. Nothing was charged, and your cart stays.`,
  storeNotSelling: 'This store takes no orders at the moment. Nothing was charged, and your cart stays.',
  totalTooLarge: 'This order is too large to be paid online. Please contact the store owner.',
  // PayPal's messages.
  messageNotSigned: 'This message is not signed by PayPal for this store.',
  messageNotChecked: 'The signature could not be checked now. Please send the message again.',
  messageNotKept: 'The message could not be kept. Please send it again.',
  // The scheduler.
  runFailed: 'The run failed. The log says why.',
} as const;
