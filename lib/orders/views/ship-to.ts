import { placeLines } from '@/lib/addresses/place-lines';
import { countryNames } from '@/lib/messages/en/orders/countries';

/** The columns of an order's address. */
export type ShippingColumns = {
  customerName: string;
  shippingAddress: string;
  shippingAddressLine2: string;
  shippingCity: string;
  shippingState: string;
  shippingZip: string;
  shippingCountry: string;
};

/** The address lines for a parcel, the name first; the name alone for an order by hand that goes nowhere. */
export const shipToLines = (order: ShippingColumns): string[] =>
  order.shippingAddress === '' ? [order.customerName] : addressLines(order);

const addressLines = (order: ShippingColumns): string[] => [
  order.customerName,
  order.shippingAddress,
  ...(order.shippingAddressLine2 === '' ? [] : [order.shippingAddressLine2]),
  ...placeLines({
    city: order.shippingCity,
    state: order.shippingState,
    zip: order.shippingZip,
    country: order.shippingCountry,
  }),
  // Post offices read the names of other countries, not their codes.
  order.shippingCountry === DEFAULT_COUNTRY
    ? order.shippingCountry
    : (countryNames[order.shippingCountry] ?? order.shippingCountry),
];

const DEFAULT_COUNTRY = 'US';
