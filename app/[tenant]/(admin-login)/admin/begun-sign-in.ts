import 'server-only';
import { redirect } from 'next/navigation';
import { returnPath, signInPath } from '@/lib/auth/sign-in/return-path';
import { currentVisitor } from '@/lib/auth/visitor';
import { requireTenant } from '@/lib/tenants/require-tenant';

type SearchParams = Promise<Record<string, string | string[] | undefined>>;

/**
 * A person who has begun to sign in at this shop, and their next page; everybody else is redirected to the
 * sign-in page.
 */
export async function begunSignIn(searchParams: SearchParams) {
  const [tenant, parameters] = await Promise.all([requireTenant(), searchParams]);
  const target = returnPath(parameters.return);
  const visitor = await currentVisitor(tenant.id);
  return visitor.kind === 'anonymous' ? redirect(signInPath(target)) : { tenant, target, visitor };
}
