// Headings, fields and buttons of the checkout, and its words while it waits.
import { type Drawn, sentenceParts } from '@/lib/messages/sentence-parts';

export const checkoutFormSentences = {
  title: 'Checkout',
  loading: 'Loading your order',
  // The form.
  contact: 'Contact',
  /** A shopper who is signed in finds the form filled in, and may change all of it. */
  fromAccount: 'Filled in from your account',
  name: 'Full Name',
  email: 'Email',
  phone: 'Phone',
  shippingAddress: 'Shipping address',
  country: 'Country',
  countries: { US: 'United States', CA: 'Canada' },
  address: 'Street Address',
  address2: 'Apartment, suite, unit',
  city: 'City',
  /** What the parts of an address are called where it goes. */
  regions: {
    US: { state: 'State', chooseState: 'Choose a state', zip: 'ZIP Code' },
    CA: { state: 'Province', chooseState: 'Choose a province', zip: 'Postal Code' },
  },
  // Beside it.
  summary: 'Order Summary',
  payment: 'Payment',
  linesNeedCare: <Node>(link: Drawn<Node>) =>
    sentenceParts`Some items need your attention. ${link('Go to the cart')}`,
  loadingPayPal: 'Loading PayPal',
  checkAgain: 'Check again',
  // Under way.
  placingOrder: 'Placing your order…',
  waitingForApproval: 'Waiting for your approval at PayPal…',
  completingPayment: 'Completing your payment…',
  orderPlaced: 'Your order is placed',
} as const;
