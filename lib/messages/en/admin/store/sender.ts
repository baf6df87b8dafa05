// Where a shop sends from, in its delivery settings.
export const senderSettings = {
  title: 'Where you send from',
  lead: 'Your packing slips show it as the sender. Shoppers see it nowhere else. Pirate Ship and Shippo take the sender from your account there.',
  add: 'Add your address',
  change: 'Change address',
  name: 'Name or business',
  phone: 'Phone',
  save: 'Save address',
  saved: 'Address saved.',
  remove: 'Remove',
  removed: 'Address removed.',
  failed: 'The address could not be saved. Please try again.',
  changed: 'Somebody else has changed this address meanwhile. The page shows it as it is now.',
  /** On the slip. */
  sender: 'Sender',
} as const;
