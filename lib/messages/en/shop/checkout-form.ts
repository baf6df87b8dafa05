// Headings, fields and buttons of the checkout, and its words while it waits.
import type { PostalCodeWord, RegionWord } from '@/lib/addresses/written-form';
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
  address: 'Street Address',
  address2: 'Apartment, suite, unit',
  /** What the parts of an address are called where it goes. */
  cityWords: { city: 'City', post_town: 'Town or city', suburb: 'Suburb', district: 'District' },
  regionWords: {
    state: { name: 'State', choose: 'Choose a state' },
    province: { name: 'Province', choose: 'Choose a province' },
    county: { name: 'County', choose: 'Choose a county' },
    island: { name: 'Island', choose: 'Choose an island' },
    parish: { name: 'Parish', choose: 'Choose a parish' },
    department: { name: 'Department', choose: 'Choose a department' },
    oblast: { name: 'Oblast', choose: 'Choose an oblast' },
    emirate: { name: 'Emirate', choose: 'Choose an emirate' },
    area: { name: 'Area', choose: 'Choose an area' },
    prefecture: { name: 'Prefecture', choose: 'Choose a prefecture' },
    do_si: { name: 'Province or city', choose: 'Choose a province or city' },
    district: { name: 'District', choose: 'Choose a district' },
    region: { name: 'Province or region', choose: 'Choose a province or region' },
  } satisfies Record<RegionWord, { name: string; choose: string }>,
  noRegion: 'None',
  postalCodeWords: {
    zip: 'ZIP Code',
    postal: 'Postal Code',
    pin: 'PIN code',
    eircode: 'Eircode',
  } satisfies Record<PostalCodeWord, string>,
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
