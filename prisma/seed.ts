// `npm run seed`: fills an empty database with the three demo shops. One that has a shop is left alone.
import { database } from '@/lib/db/client';
import { demoShops } from './seed/catalogue';
import { insertOrders } from './seed/insert-orders';
import { insertShop } from './seed/insert-shop';

const db = database();
if ((await db.tenant.count()) === 0) {
  for (const shop of demoShops) {
    const tenantId = await insertShop(shop);
    await insertOrders(tenantId, shop);
  }
  console.log(`Made ${demoShops.length} shops.`);
}
await db.$disconnect();
process.exit(0);
