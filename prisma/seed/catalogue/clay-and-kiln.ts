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
  categories: ['Mugs & Cups', 'Bowls', 'Plates', 'Vases', 'Planters'],
  products: [...clayTable, ...clayHome],
};
