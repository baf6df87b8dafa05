import { clayAndKiln } from './clay-and-kiln';
import { quietLoom } from './quiet-loom';
import { stitchworks } from './stitchworks';
import type { DemoShop } from './types';

export { demoCustomers } from './customers';
export type { DemoCustomer, DemoProduct, DemoShop } from './types';
export { clayAndKiln, quietLoom, stitchworks };

/** The three demo shops. */
export const demoShops: DemoShop[] = [clayAndKiln, stitchworks, quietLoom];
