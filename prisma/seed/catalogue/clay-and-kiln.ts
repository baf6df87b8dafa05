import { clayHome } from './clay-home';
import { clayTable } from './clay-table';
import type { DemoShop } from './types';

/** A pottery with everyday and personalised stoneware. */
export const clayAndKiln: DemoShop = {
  slug: 'clayandkiln',
  name: 'Clay & Kiln',
  description: 'Stoneware for the table, thrown and glazed by hand in Asheville, North Carolina.',
  customDomain: null,
  primaryColor: '#A84B2A',
  secondaryColor: '#5F7358',
  paypalClientId: 'sandbox-clayandkiln',
  ownerName: 'Rosalind Harker',
  members: [
    { name: 'Noor Halabi', email: 'orders@clayandkiln.test', role: 'order-manager' },
    { name: 'Tomas Lindqvist', email: 'products@clayandkiln.test', role: 'product-manager' },
  ],
  refundLimitCents: 5_000,
  categories: ['Mugs & Cups', 'Bowls', 'Plates', 'Vases', 'Planters'],
  products: [...clayTable, ...clayHome],
};
