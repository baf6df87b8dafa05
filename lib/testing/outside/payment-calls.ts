// Calls the payment handlers as a browser on a shop's page does.
import type { POST as create } from '@/app/[tenant]/api/paypal/create-order/route';
import type { Tenant } from '@/lib/tenants/tenant';
import { paramsOf } from './upload-calls';

/** Posts a body to one of the handlers on the shop's host. */
export const callPayment = (
  handler: typeof create,
  tenant: Tenant,
  body: object,
  headers: Record<string, string> = {},
): Promise<Response> =>
  handler(
    new Request('http://shop.test/api/paypal', {
      method: 'POST',
      headers: { 'content-type': 'application/json', host: 'shop.test', ...headers },
      body: JSON.stringify({ tenant_id: tenant.id, ...body }),
    }),
    paramsOf(tenant),
  );
