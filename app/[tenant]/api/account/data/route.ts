import { ownDataFile, ownDataName } from '@/lib/account/data/own-data-file';
import { noteShopper } from '@/lib/auth/audit-log';
import { countOfShopper, shopperOf } from '@/lib/entry/account/account-handler';
import { tenantFileHandler } from '@/lib/entry/tenant-file-handler';
import { accountChangeSentences } from '@/lib/messages/en/account/changes';

/** All that the shop knows of the shopper who is signed in, as one JSON file. */
export const GET = tenantFileHandler(accountChangeSentences.downloadFailed, async ({ tenant, request }) => {
  const shopper = await shopperOf(tenant, request);
  if (!shopper.ok) {
    return shopper.error;
  }
  const refusal = await countOfShopper(shopper.value, 'accountDownload');
  if (refusal !== null) {
    return refusal;
  }
  const { customer } = shopper.value;
  noteShopper('account.data_downloaded', { tenantId: tenant.id, customerId: customer.id });
  return new Response(await ownDataFile(tenant, customer), {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename="${ownDataName(tenant, new Date())}"`,
      'Cache-Control': 'private, no-store',
    },
  });
});

export { DELETE, PATCH, POST, PUT } from '@/lib/entry/only-get';
