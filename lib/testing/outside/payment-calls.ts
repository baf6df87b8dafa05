// The payment handlers, called as a browser on a shop's page calls them.
import type { POST as create } from '@/app/[tenant]/api/paypal/create-order/route';
import type { Tenant } from '@/lib/tenants/tenant';
import { paramsOf } from './upload-calls';

/** Sends a body in the shop's name to one of the handlers. */
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
