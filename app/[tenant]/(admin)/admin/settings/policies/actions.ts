'use server';
import { adminAction } from '@/lib/entry/admin-action';
import { messages } from '@/lib/messages';
import { savePolicies } from '@/lib/tenants/policies/policies.commands';
import { policyFieldMessage, policyInput } from '@/lib/tenants/policies/policy-input';
import { settingsSaved } from '../settings-saved';

/** Saves the shop's public address and its texts about shipping, returns and privacy. */
export const savePolicySettings = adminAction({
  may: 'settings.edit',
  schema: policyInput,
  fieldMessage: policyFieldMessage,
  failureMessage: messages.settings.saveFailed,
  handle: async ({ tenant }, { base, ...input }) => settingsSaved(await savePolicies(tenant.id, input, base)),
});
