import { clayAndKiln } from './clay-and-kiln';
import { quietLoom } from './quiet-loom';
import { stitchworks } from './stitchworks';
import type { DemoShop } from './types';

export { demoCustomers } from './customers';
export type { DemoCustomer, DemoProduct, DemoShop } from './types';
export { clayAndKiln, quietLoom, stitchworks };

/** The token of a demo shop's domain, in its row and in the DNS of the demo. */
export const tokenOfDemo = (slug: string): string => `demo-token-of-${slug}`;

/** The three demo shops. */
export const demoShops: DemoShop[] = [clayAndKiln, stitchworks, quietLoom];
