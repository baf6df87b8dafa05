// Parcels and pickups of an order: in its timeline, on its page and in its mails.
import { plural } from '@/lib/messages/format';

const piecesText = (pieces: number) => plural(pieces, { one: '# piece', other: '# pieces' });

export const shippingSentences = {
  carriers: {
    usps: 'USPS',
    ups: 'UPS',
    fedex: 'FedEx',
    dhl: 'DHL',
    royal_mail: 'Royal Mail',
    canada_post: 'Canada Post',
    australia_post: 'Australia Post',
    deutsche_post: 'DHL Germany',
    dpd: 'DPD',
  },
  tracking: (carrier: string, trackingNumber: string) => `${carrier} ${trackingNumber}`,
  events: {
    sent: (pieces: number) => `Sent: ${piecesText(pieces)}`,
    corrected: 'Tracking corrected',
    withdrawn: (pieces: number) => `Taken back: ${piecesText(pieces)} not sent after all`,
    ready: (pieces: number) => `Ready for pickup: ${piecesText(pieces)}`,
    collected: (pieces: number) => `Picked up: ${piecesText(pieces)}`,
  },
  pieces: piecesText,
  pieceLine: (pieces: number, name: string) => `${pieces} × ${name}`,
  // The shopper's page.
  onItsWay: 'On its way',
  parcel: 'Parcel',
  parcelNumbered: (number: number, of: number) => `Parcel ${number} of ${of}`,
  readyForPickup: 'Ready for pickup',
  pickedUp: 'Picked up',
  track: (carrier: string) => `Track it at ${carrier}`,
  trackingNumber: 'Tracking number',
  moreToCome: (pieces: number) =>
    plural(pieces, { one: '# piece is still to come.', other: '# pieces are still to come.' }),
  // The mails.
  mails: {
    shipped: {
      subject: (orderNumber: number, store: string) =>
        `Your order #${orderNumber} from ${store} is on its way`,
      preheader: 'Your parcel has left.',
      title: (customer: string) => `Good news, ${customer}.`,
      sent: {
        all: (store: string, orderNumber: number) => `${store} has sent your order #${orderNumber}.`,
        some: (store: string, orderNumber: number) =>
          `${store} has sent a part of your order #${orderNumber}.`,
        rest: (store: string, orderNumber: number) =>
          `${store} has sent the rest of your order #${orderNumber}: now all of it has left.`,
      },
    },
    ready: {
      subject: (orderNumber: number, store: string) =>
        `Your order #${orderNumber} from ${store} is ready for pickup`,
      preheader: 'You can pick it up.',
      ready: {
        all: (store: string, orderNumber: number) => `${store} has your order #${orderNumber} ready for you.`,
        some: (store: string, orderNumber: number) =>
          `${store} has a part of your order #${orderNumber} ready for you.`,
        rest: (store: string, orderNumber: number) =>
          `${store} has the rest of your order #${orderNumber} ready for you.`,
      },
    },
    corrected: {
      subject: (orderNumber: number, store: string) =>
        `A correction about your order #${orderNumber} from ${store}`,
      preheader: 'What our last email said has changed.',
      title: (customer: string) => `Sorry, ${customer}.`,
      number: (store: string, orderNumber: number) =>
        `${store} has corrected how to follow a parcel of your order #${orderNumber}. Please use this from now on.`,
      notSent: (store: string, orderNumber: number) =>
        `We told you too early: a part of your order #${orderNumber} has not left ${store} yet. You get another email as soon as it has.`,
      notReady: (store: string, orderNumber: number) =>
        `We told you too early: a part of your order #${orderNumber} is not ready at ${store} yet. Please do not come for it yet: you get another email as soon as it is ready.`,
    },
    pieces: 'In this parcel',
    waiting: 'Waiting for you',
    about: 'It is about',
    tracking: 'Tracking',
  },
} as const;
