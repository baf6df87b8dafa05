/** Outcome of capturing an order that this buyer approved. */
export type Instrument = 'works' | 'declined' | 'pending';

export type Buyer = {
  key: string;
  label: string;
  email: string;
  payerId: string;
  givenName: string;
  surname: string;
  instrument: Instrument;
};

const firstBuyer: Buyer = {
  key: 'buyer',
  label: 'Jane Shopper – pays at once',
  email: 'buyer@example.com',
  payerId: 'QRVLX72Q3CVHE',
  givenName: 'Jane',
  surname: 'Shopper',
  instrument: 'works',
};

/** The buyers to choose from in the approval window. */
export const buyers: readonly Buyer[] = [
  firstBuyer,
  {
    key: 'pending',
    label: 'Paul Waiting – payment stays pending (eCheck)',
    email: 'pending@example.com',
    payerId: 'PNDG5X8K2WQ4A',
    givenName: 'Paul',
    surname: 'Waiting',
    instrument: 'pending',
  },
  {
    key: 'decline',
    label: 'Dora Overdrawn – card is declined',
    email: 'decline@example.com',
    payerId: 'DCLN7Z3M9TR6B',
    givenName: 'Dora',
    surname: 'Overdrawn',
    instrument: 'declined',
  },
];

/** The buyer with this key; without a key the one who pays at once. Undefined for an unknown key. */
export function findBuyer(key: string | undefined): Buyer | undefined {
  return key === undefined ? firstBuyer : buyers.find((buyer) => buyer.key === key);
}
