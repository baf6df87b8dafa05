import type { Metadata } from 'next';
import { SettingsFrame } from '@/components/admin/settings/settings-frame';
import { adminPages } from '@/lib/messages/en/admin/pages';
import { policyTemplates } from '@/lib/messages/en/policies';
import { getPolicySettings } from '@/lib/tenants/policies/policies.queries';
import { POLICY_KINDS } from '@/lib/tenants/policies/policy-kinds';
import { guardedPage } from '../../../guarded-page';
import { PoliciesForm } from './policies-form';

export const metadata: Metadata = { title: adminPages.policies };

const guarded = guardedPage({ may: 'settings.view' });

export default guarded(async ({ role, tenant, email }) => {
  const { contactEmail, policies } = await getPolicySettings(tenant.id);
  const shop = { name: tenant.name, contactEmail: contactEmail ?? email };
  return (
    <SettingsFrame role={role} current="policies">
      <PoliciesForm
        hasSuggestions={contactEmail === null || POLICY_KINDS.some((kind) => policies[kind] === undefined)}
        stored={{
          contactEmail: shop.contactEmail,
          shipping: policies.shipping ?? policyTemplates.shipping(shop),
          returns: policies.returns ?? policyTemplates.returns(shop),
          privacy: policies.privacy ?? policyTemplates.privacy(shop),
        }}
      />
    </SettingsFrame>
  );
});
