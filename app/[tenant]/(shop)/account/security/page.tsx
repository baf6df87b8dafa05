import type { Metadata } from 'next';
import { ShopperPasswordForm } from '@/components/shop/account/password-form';
import { DeviceList } from '@/components/shop/account/security/device-list';
import { SecurityCard } from '@/components/shop/account/security/security-card';
import { Card } from '@/components/ui/card';
import { hasPassword } from '@/lib/account/profile.queries';
import { mainAddress } from '@/lib/account/shopper';
import { deviceName } from '@/lib/auth/sessions/device-name';
import { aCustomer } from '@/lib/auth/sessions/person';
import { listSessions } from '@/lib/auth/sessions/sessions.queries';
import { accountFrameSentences } from '@/lib/messages/en/account/frame';
import { accountSecuritySentences as say } from '@/lib/messages/en/account/security';
import { accountPage } from '../account-page';

// For one person at one moment.
export const instant = false;

export const metadata: Metadata = {
  title: accountFrameSentences.sections.security.name,
  robots: { index: false },
};

/** The shopper's password, and where they are signed in. */
export default accountPage({ current: 'security' })(async ({ tenant, customer, sessionId }) => {
  const sessions = await listSessions(tenant.id, aCustomer(customer.id), sessionId);
  return (
    <>
      <Card title={say.passwordTitle}>
        <ShopperPasswordForm
          hasPassword={await hasPassword(tenant.id, customer.id)}
          address={mainAddress(customer)?.value ?? ''}
        />
      </Card>
      <SecurityCard />
      <Card title={say.devicesTitle}>
        <DeviceList
          devices={sessions.map(({ userAgent, ...session }) => ({ ...session, name: deviceName(userAgent) }))}
        />
      </Card>
    </>
  );
});
