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

/** The address lines for a parcel, the name first. */
export const shipToLines = (order: ShippingColumns): string[] => [
  order.customerName,
  order.shippingAddress,
  ...(order.shippingAddressLine2 === '' ? [] : [order.shippingAddressLine2]),
  `${order.shippingCity}, ${order.shippingState} ${order.shippingZip}`,
  order.shippingCountry,
];
