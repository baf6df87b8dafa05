import 'server-only';
import { markBrowser, markOf, readMark } from '@/lib/auth/known-browser/known-browser';
import { tenantDb } from '@/lib/db/tenant-db';
import { networkOf } from '@/lib/http/network';
import { readCookie, type SiteCookie } from '@/lib/http/site-cookies';
import type { TenantId } from '@/lib/ids';
import { deviceOf } from '@/lib/limits/request-device';
import type { ContactAddress } from './contact-address';
import { type Asker, accountOf } from './customer-limits';
import { findCustomer } from './customers.queries';

/**
 * The person who asks for a code or tries one, for the limits. The account is looked up only if the request has a
 * known browser's mark, which nobody else can forge: so the time of the answer does not reveal whether there is an
 * account.
 */
export async function askerOf(
  tenantId: TenantId,
  address: ContactAddress,
  headers: Pick<Headers, 'get'>,
): Promise<Asker> {
  const mark = markOf(accountOf(tenantId, '', address).email, (name) => readCookie(headers, name));
  const customer =
    mark === undefined ? null : await tenantDb(tenantId, (db) => findCustomer(db, tenantId, address));
  const knownBrowser = customer && readMark(accountOf(tenantId, customer.id, address), mark);
  return { tenantId, address, network: networkOf(deviceOf(headers).address), knownBrowser };
}

/** The cookie that marks a browser in which a customer has just signed in. */
export const markOfCustomer = (customerId: string, { tenantId, address, knownBrowser }: Asker): SiteCookie =>
  markBrowser(accountOf(tenantId, customerId, address), knownBrowser);
