// What shoppers read at the checkout and after it.
import { EMAIL_INVALID } from './email-invalid';

export const checkoutSentences = {
  reloaded: 'This page had a newer version and was loaded again. Please press the button once more.',
  fieldsMissing: 'Please fill in all required fields',
  emailInvalid: EMAIL_INVALID,
  informationMissing: 'Please fill in all required information',
  paymentNotConfigured:
    'Payment processing is not configured for this store. Please contact the store owner.',
  orderFailed: 'Failed to create order',
  paymentFailed: 'Payment failed. Please try again.',
  paymentNotCompleted: 'Payment was not completed. Please try again.',
  paymentProcessingFailed: 'Payment processing failed. Please contact support.',
  paymentButtonFailed: 'PayPal could not be loaded. Check your connection and try again.',
  pricesChanged: (total: string) =>
    `Prices have changed since you filled your cart. The new total is ${total}. Please check and pay again.`,
  itemsGone: 'Some items in your cart are no longer available. Please remove them to continue.',
  nothingToPay: 'This order costs nothing, so there is nothing to pay. Please contact the store owner.',
  success: 'Order Successful!',
  successHint: 'Thank you for your order. You will receive a confirmation email shortly.',
  // What PayPal says when it is asked for the money.
  chooseAnother:
    'That way to pay was declined, and nothing was charged. Please choose another one at PayPal.',
  payerActionNeeded:
    'PayPal needs one more step from you before it can take the payment. Please finish it there.',
  declined: 'Your payment was declined, and nothing was charged. Please try again with another way to pay.',
  orderClosed: 'Your earlier order can no longer be paid. Press the button again to place a new one.',
  unsureHint:
    'Not sure whether you have paid? Press the button again: we ask PayPal first, and you are charged once.',
} as const;
