import type { Metadata } from 'next';
import { ContactRow } from '@/components/shop/account/contact-row';
import { NameForm } from '@/components/shop/account/name-form';
import { Card } from '@/components/ui/card';
import { presentEnd } from '@/lib/account/contact/contact-end';
import { hasPassword } from '@/lib/account/profile.queries';
import { provenAddress } from '@/lib/account/shopper';
import { accountFrameSentences } from '@/lib/messages/en/account/frame';
import { accountProfileSentences as say } from '@/lib/messages/en/account/profile';
import { sendsTextMessages } from '@/lib/sms/sms-sender';
import { accountPage } from '../account-page';

// For one person at one moment.
export const instant = false;

export const metadata: Metadata = {
  title: accountFrameSentences.sections.profile.name,
  robots: { index: false },
};

/** Name, e-mail address and phone number of the shopper. */
export default accountPage({ current: 'profile' })(async ({ tenant, customer }) => {
  const ownPassword = await hasPassword(tenant.id, customer.id);
  const values = {
    email: provenAddress(customer, 'email')?.value ?? null,
    phone: provenAddress(customer, 'phone')?.value ?? null,
  };
  const hasBoth = values.email !== null && values.phone !== null;
  const kinds = (['email', 'phone'] as const).filter(
    (kind) => kind === 'email' || values.phone !== null || sendsTextMessages(),
  );
  return (
    <>
      <Card title={say.nameTitle}>
        <NameForm name={customer.name} />
      </Card>
      <Card title={say.contactTitle}>
        <p className="mb-5 text-muted">{say.contactHint}</p>
        <div className="divide-y divide-line">
          {kinds.map((kind) => (
            <ContactRow
              key={kind}
              kind={kind}
              value={values[kind]}
              confirmAt={presentEnd(customer, { kind, value: '' })?.value ?? ''}
              canRemove={hasBoth}
              hasPassword={ownPassword}
            />
          ))}
        </div>
      </Card>
    </>
  );
});
