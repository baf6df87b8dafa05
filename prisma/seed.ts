// `npm run seed`: fills an empty database with the three demo shops. A database with a shop is left alone.
import { database } from '@/lib/db/client';
import { exitWithoutEnvironment } from '@/lib/exit-without-environment';
import { demoShops } from './seed/catalogue';
import { insertOperator } from './seed/insert-operator';
import { insertOrders } from './seed/insert-orders';
import { insertShop, PASSWORD } from './seed/insert-shop';
import { insertVisits } from './seed/insert-visits';

exitWithoutEnvironment();
const client = database();
if ((await client.tenant.count({ where: { kind: 'shop' } })) === 0) {
  // One transaction: an interrupted seed must not look like a database in use.
  await client.$transaction(
    async (db) => {
      await insertOperator(db, PASSWORD);
      for (const shop of demoShops) {
        const tenantId = await insertShop(db, shop);
        await insertOrders(db, tenantId, shop);
        // One shop: the others show what the page says before anybody has come.
        if (shop === demoShops[0]) {
          await insertVisits(db, tenantId, shop);
        }
      }
    },
    { timeout: 120_000 },
  );
  console.log(`Made ${demoShops.length} shops.`);
}
await client.$disconnect();
process.exit(0);
