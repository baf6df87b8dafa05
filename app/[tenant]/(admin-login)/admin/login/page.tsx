import type { Metadata } from 'next';
import Link from 'next/link';
import { buttonStyle } from '@/components/ui/button-styles';
import { StatePage } from '@/components/ui/state-page';
import { requireTenant } from '@/lib/tenants/require-tenant';

export const metadata: Metadata = { title: 'Login', robots: { index: false } };

/** Where the shop's people will sign in. */
export default async function AdminLoginPage() {
  const tenant = await requireTenant();
  return (
    <StatePage title={tenant.name} text="The admin area of this store has not opened yet.">
      <Link href="/" className={buttonStyle('secondary')}>
        Back to Store
      </Link>
    </StatePage>
  );
}
