import type { Metadata } from 'next';
import { SettingsFrame } from '@/components/admin/settings/settings-frame';
import { adminPages } from '@/lib/messages/en/admin/pages';
import { OWN_WORDS, policyTemplates } from '@/lib/messages/en/policies';
import { getPolicySettings } from '@/lib/tenants/policies/policies.queries';
import { NEEDED_POLICIES, POLICY_KINDS, type PolicyKind } from '@/lib/tenants/policies/policy-kinds';
import { readMarkdown } from '@/lib/text/markdown';
import { guardedPage } from '../../../guarded-page';
import { PoliciesForm } from './policies-form';

export const metadata: Metadata = { title: adminPages.policies };

const guarded = guardedPage({ may: 'settings.view' });

export default guarded(async ({ role, tenant, email }) => {
  const { contactEmail, policies } = await getPolicySettings(tenant.id);
  const shop = { name: tenant.name, contactEmail: contactEmail ?? email };
  const stored = {
    contactEmail: shop.contactEmail,
    about: policies.about ?? '',
    shipping: policies.shipping ?? policyTemplates.shipping(shop),
    returns: policies.returns ?? policyTemplates.returns(shop),
    privacy: policies.privacy ?? policyTemplates.privacy(shop),
    legal: policies.legal ?? '',
  };
  const templates: Partial<Record<PolicyKind, string>> = Object.fromEntries(
    OWN_WORDS.map((kind) => [kind, policyTemplates[kind](shop)]),
  );
  return (
    <SettingsFrame role={role} current="policies">
      <PoliciesForm
        hasSuggestions={contactEmail === null || NEEDED_POLICIES.some((kind) => policies[kind] === undefined)}
        stored={stored}
        templates={templates}
        blocks={Object.fromEntries(POLICY_KINDS.map((kind) => [kind, readMarkdown(stored[kind])]))}
      />
    </SettingsFrame>
  );
});
