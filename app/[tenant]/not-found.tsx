import type { Metadata } from 'next';
import { Suspense } from 'react';
import { DevelopmentTenant } from '@/components/shop/frame/development-tenant/development-tenant';
import { buttonStyle } from '@/components/ui/button-styles';
import { StatePage } from '@/components/ui/state-page';
import { messages } from '@/lib/messages';

export const metadata: Metadata = { title: messages.tenant.notFoundTitle };

/** No shop has this hostname. */
export default function StoreNotFound() {
  return (
    <StatePage title={messages.tenant.notFoundTitle} text={messages.tenant.notFound}>
      <Suspense>
        <DevelopmentTenant label={messages.tenant.goToMakerfront} className={buttonStyle('secondary')} />
      </Suspense>
    </StatePage>
  );
}
