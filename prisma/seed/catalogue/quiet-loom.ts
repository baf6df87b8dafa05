import { loomProducts } from './loom-products';
import type { DemoShop } from './types';

/** A weaver's shop on its own domain, which has not connected its payments yet. */
export const quietLoom: DemoShop = {
  slug: 'quietloom',
  name: 'Quiet Loom',
  description: 'Blankets, scarves and table linen, woven on two old looms in Brattleboro, Vermont.',
  customDomain: 'quietloom.test',
  primaryColor: '#3A4A78',
  secondaryColor: '#8A6A3C',
  paypalClientId: null,
  ownerName: 'Ingrid Solberg',
  members: [{ name: 'Noor Halabi', email: 'orders@clayandkiln.test', role: 'order-manager' }],
  refundLimitCents: null,
  categories: ['Blankets & Cushions', 'Scarves & Wraps', 'Kitchen & Table'],
  products: loomProducts,
  listing: {
    homeTitle: 'Quiet Loom: handwoven blankets and scarves from Vermont',
    returnsKind: 'days',
    returnDays: 30,
    makerName: 'Quiet Loom',
    makerAddress: '41 Elliot Street\nBrattleboro, VT 05301\nUnited States',
    makerContact: 'hello@quietloom.test',
    euName: 'Wollhandel Nordlicht',
    euAddress: 'Hafenstraße 12\n24103 Kiel\nGermany',
    euContact: 'safety@nordlicht.test',
  },
  deliveries: [
    {
      name: 'Parcel within the United States',
      kind: 'weight',
      bands: [
        { upTo: '1 lb', price: '6.50' },
        { upTo: '4 lb', price: '11' },
        { upTo: '12 lb', price: '18.50' },
      ],
      freeFrom: '250',
      minDays: '3',
      maxDays: '6',
      places: [{ country: 'US', states: null }],
    },
    {
      name: 'Parcel to Canada and Europe',
      first: '24',
      further: '8',
      minDays: '8',
      maxDays: '15',
      places: ['CA', 'GB', 'DE', 'FR', 'IE', 'NL', 'NO'].map((country) => ({ country, states: null })),
    },
    {
      name: 'Pick up at the loom',
      kind: 'pickup',
      pickupAddress: '41 Elliot Street\nBrattleboro, Vermont',
      pickupTimes: 'Thursday to Saturday, 10 am to 5 pm',
    },
  ],
};
