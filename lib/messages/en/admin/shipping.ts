// Sending an order: its card in the admin area, and the dialogs.

import { type Buyer, nobodyIsWrittenTo } from '@/lib/messages/en/orders/buyer';
import { plural } from '@/lib/messages/format';

const piecesText = (pieces: number) => plural(pieces, { one: '# piece', other: '# pieces' });

export const shippingSettings = {
  title: 'Sending',
  pickupTitle: 'Pickup',
  nothing: (pieces: number) => `Nothing has left yet: ${piecesText(pieces)} to send.`,
  nothingReady: (pieces: number) => `Nothing is ready yet: ${piecesText(pieces)} to pick up.`,
  left: (pieces: number) => `${piecesText(pieces)} still to send.`,
  leftToPickUp: (pieces: number) => `${piecesText(pieces)} not ready yet.`,
  allLeft: 'Every piece has left.',
  allReady: 'Every piece is ready or picked up.',
  sentAt: (time: string) => `Sent ${time}`,
  readyAt: (time: string) => `Ready ${time}`,
  collectedAt: (time: string) => `Picked up ${time}`,
  // Buttons.
  send: 'Send pieces',
  ready: 'Ready for pickup',
  collected: 'Picked up',
  correct: 'Correct tracking',
  takeBack: 'Take back',
  cancel: 'Cancel',
  /** For screen readers: which of several shipments a button is about. */
  ofShipment: (action: string, number: number) => `${action}: shipment ${number}`,
  // The dialogs.
  sendTitle: 'What is in the parcel?',
  readyTitle: 'What is ready for pickup?',
  correctTitle: 'Correct the tracking',
  takeBackTitle: 'Take it back?',
  piecesOf: (name: string, most: number) => `${name} (of ${most})`,
  trackingNumber: 'Tracking number',
  trackingHint: 'As printed on the label. Leave it empty if there is none.',
  carrier: 'Carrier',
  carrierByNumber: 'Automatic',
  recognised: (carrier: string) => `Recognised: ${carrier}`,
  notRecognised:
    'No carrier is recognised by this number. Choose one, or the buyer gets the number without a link.',
  tells: ({ name, isWrittenTo }: Buyer) =>
    isWrittenTo
      ? `${name} gets an email in a minute. Until then you can take it back, and nobody is told.`
      : nobodyIsWrittenTo,
  tellsCorrection: ({ name, isWrittenTo }: Buyer) =>
    isWrittenTo
      ? `${name} gets an email with the right number. If the first email has not left yet, only that one is sent.`
      : nobodyIsWrittenTo,
  takesBack: ({ name, isWrittenTo }: Buyer) =>
    isWrittenTo
      ? `The pieces are to be sent again. If ${name} has had an email about it, another one says that it was too early.`
      : 'The pieces are to be sent again.',
  sendNow: 'It is on its way',
  readyNow: 'It is ready',
  saveCorrection: 'Save',
  // What happened.
  sent: ({ isWrittenTo }: Buyer) => (isWrittenTo ? 'Noted. The buyer gets an email in a minute.' : 'Noted.'),
  corrected: 'Saved.',
  takenBack: 'Taken back.',
  pickedUp: 'Noted as picked up.',
  // Problems.
  failed: 'That could not be saved. Please try again.',
  nothingChosen: 'Choose at least one piece.',
  numberWrong: 'A tracking number has up to 40 letters and digits.',
  cancelled: 'This order is cancelled, so there is nothing to send.',
  unpaid: 'Nobody has paid for this order yet. Mark it as paid or move it to Processing first.',
  tooMany: 'Some of these pieces have been sent meanwhile. The page shows what is left.',
  changed: 'Somebody else has changed this meanwhile. The page shows it as it is now.',
} as const;
