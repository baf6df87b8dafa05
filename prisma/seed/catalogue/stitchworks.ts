import { stitchAccessories } from './stitch-accessories';
import { stitchKit } from './stitch-kit';
import type { DemoShop } from './types';

/** A team-wear maker: kit for whole squads and single pieces. */
export const stitchworks: DemoShop = {
  slug: 'stitchworks',
  name: 'Stitchworks',
  description: 'Team kit cut, sewn and numbered in our Duluth workroom. One jersey or forty.',
  customDomain: null,
  primaryColor: '#1F4FA3',
  secondaryColor: '#C0322F',
  paypalClientId: 'sandbox-stitchworks',
  ownerName: 'Dale Okafor',
  members: [
    { name: 'Priya Raman', email: 'orders@stitchworks.test', role: 'order-manager' },
    { name: 'Joel Whitcombe', email: 'products@stitchworks.test', role: 'product-manager' },
  ],
  refundLimitCents: 10_000,
  categories: ['Match Day', 'Training', 'Warm-Up', 'Headwear', 'Bags & Supporters'],
  products: [...stitchKit, ...stitchAccessories],
};
