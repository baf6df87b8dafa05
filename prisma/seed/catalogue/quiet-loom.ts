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
};
