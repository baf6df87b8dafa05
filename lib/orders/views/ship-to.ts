/** Where an order goes, as its columns have it. */
export type ShippingColumns = {
  customerName: string;
  shippingAddress: string;
  shippingAddressLine2: string;
  shippingCity: string;
  shippingState: string;
  shippingZip: string;
  shippingCountry: string;
};

/** An order's address as it goes on a parcel, line by line, the name first. */
export const shipToLines = (order: ShippingColumns): string[] => [
  order.customerName,
  order.shippingAddress,
  ...(order.shippingAddressLine2 === '' ? [] : [order.shippingAddressLine2]),
  `${order.shippingCity}, ${order.shippingState} ${order.shippingZip}`,
  order.shippingCountry,
];
