// Sentences for shoppers at the checkout and after it.
import { EMAIL_INVALID } from '@/lib/messages/en/email-invalid';
import { deliverySentences } from '@/lib/messages/en/orders/delivery';
import { ITEMS_GONE } from './items-gone';

export const checkoutSentences = {
  reloaded: 'This page had a newer version and was loaded again. Please press the button once more.',
  fieldsMissing: 'Please fill in all required fields',
  emailInvalid: EMAIL_INVALID,
  informationMissing: 'Please fill in all required information',
  // Errors beside their fields; above the form is one of the three sentences before this.
  fields: {
    nameMissing: 'Please enter your full name',
    nameWrong: 'Please use at most 200 characters',
    emailMissing: 'Please enter your email address',
    phoneMissing: 'Please enter a phone number',
    phoneWrong:
      'Please check this phone number: an area code and seven digits. One from another country begins with +.',
    phoneWrongAbroad: 'Please check this phone number. One from another country begins with +.',
    countryWrong: 'Please choose a country',
    addressMissing: 'Please enter your street address',
    addressWrong: 'Please use at most 300 characters',
    address2Wrong: 'Please use at most 120 characters',
    cityMissing: 'Please enter your city',
    cityWrong: 'Please use at most 120 characters',
    stateMissing: 'Please choose a state',
    provinceMissing: 'Please choose a province or territory',
    regionMissing: 'Please enter a state or region',
    regionOfList: 'Please choose one from the list',
    zipMissing: 'Please enter your ZIP code',
    zipWrong: 'Please enter a ZIP code like 97202 or 97202-1234',
    postalCodeMissing: 'Please enter your postal code',
    canadianPostalCodeWrong: 'Please enter a postal code like K1A 0B1',
    postalCodeWrong: 'Please use at most 20 characters',
    postalCodeLike: (example: string) => `Please enter a postal code like ${example}`,
  },
  paymentNotConfigured:
    'Payment processing is not configured for this store. Please contact the store owner.',
  orderFailed: 'Failed to create order',
  paymentFailed: 'Payment failed. Please try again.',
  paymentNotCompleted: 'Payment was not completed. Please try again.',
  paymentProcessingFailed: 'Payment processing failed. Please contact support.',
  paymentButtonFailed: 'PayPal could not be loaded. Check your connection and try again.',
  pricesChanged: (total: string) =>
    `Prices have changed since you filled your cart. The new total is ${total}. Please check and pay again.`,
  itemsGone: ITEMS_GONE,
  deliveryMissing: 'Please choose how your order should reach you.',
  deliveryUnavailable:
    'The chosen way of delivery is not offered for this order and address any more. Please choose another one.',
  noDelivery: deliverySentences.refused,
  nothingToPay: 'This order costs nothing, so there is nothing to pay. Please contact the store owner.',
  success: 'Order Successful!',
  successHint: 'Thank you for your order. You will receive a confirmation email shortly.',
  // PayPal's answers to a capture.
  chooseAnother:
    'That way to pay was declined, and nothing was charged. Please choose another one at PayPal.',
  payerActionNeeded:
    'PayPal needs one more step from you before it can take the payment. Please finish it there.',
  declined: 'Your payment was declined, and nothing was charged. Please try again with another way to pay.',
  orderClosed: 'Your earlier order can no longer be paid. Press the button again to place a new one.',
  paidElsewhere: 'Your order is placed.',
  paidElsewhereHint: 'You have paid for it already, in another tab or window. You are not charged again.',
  orderedOnce:
    'What you filled in here was not ordered a second time. If you want it as well, go back to the shop and place a new order.',
  payingElsewhere: 'You are paying for this in another tab or window. Please finish there.',
  unsureHint:
    'Not sure whether you have paid? Press the button again: we ask PayPal first, and you are charged once.',
} as const;
