// Correcting where an order goes.
export const orderAddressSettings = {
  edit: 'Edit address',
  title: 'Edit the address',
  charged:
    'Delivery and tax stay as they were charged. If the new address costs more, settle it with the buyer.',
  payPal:
    'PayPal protects a sale only if it goes to the address in the payment. If the buyer asks for another one, it is safer to give the money back and let them order again.',
  notTold: 'No email is sent. The order’s page shows the buyer the new address, and the timeline keeps both.',
  save: 'Save address',
  cancel: 'Cancel',
  saved: 'Address changed.',
  failed: 'The address could not be saved. Please try again.',
  cancelled: 'This order is cancelled.',
  sent: 'A part of this order has left already, so its address stays as it is. If that was noted by mistake, take the parcel back first.',
  changed: 'Somebody else has changed this address meanwhile. The page shows it as it is now.',
} as const;
