import type { Metadata } from 'next';
import { PartnerCard } from '@/app/[tenant]/(admin)/admin/settings/payments/partner-card';
import { PayPalCard } from '@/app/[tenant]/(admin)/admin/settings/payments/paypal-card';
import { PayPalGuide } from '@/components/admin/settings/paypal-guide/paypal-guide';
import { PlatformFeeCard } from '@/components/admin/settings/platform-fee-card';
import { SettingsFrame } from '@/components/admin/settings/settings-frame';
import { StripeCard } from '@/components/admin/settings/stripe-card';
import { adminPages } from '@/lib/messages/en/admin/pages';
import { adminPaymentsSentences } from '@/lib/messages/en/admin/payments';
import { adminWords } from '@/lib/messages/en/admin/words';
import { getPaymentSettings } from '@/lib/tenants/settings/tenant-settings.queries';
import { guardedPage } from '../../../guarded-page';

export const metadata: Metadata = { title: adminPages.payments };

const guarded = guardedPage({ may: 'paypal.view' });

export default guarded(
  async ({ role, tenant }, { searchParams }: PageProps<'/[tenant]/admin/settings/payments'>) => {
    const { payPal, partner, isSandbox, hearsPayPal, stripe, platformFee } = await getPaymentSettings(
      tenant.id,
    );
    return (
      <SettingsFrame role={role} current="payments">
        <div className="grid items-start gap-6 lg:grid-cols-2">
          <div className="flex flex-col gap-6">
            {partner && (
              <PartnerCard
                connection={partner}
                isSandbox={isSandbox}
                // PayPal adds more to the address; who has agreed, PayPal says itself.
                isBack={(await searchParams).connecting !== undefined}
              />
            )}
            <PayPalCard
              title={partner ? adminPaymentsSentences.ownKeys : adminWords.payPal}
              connection={payPal}
              isSandbox={isSandbox}
              hearsPayPal={hearsPayPal}
            />
            <PayPalGuide isOpen={payPal.status === 'not_connected'} />
          </div>
          <div className="flex flex-col gap-6">
            <StripeCard connection={stripe} />
            <PlatformFeeCard fee={platformFee} />
          </div>
        </div>
      </SettingsFrame>
    );
  },
);
