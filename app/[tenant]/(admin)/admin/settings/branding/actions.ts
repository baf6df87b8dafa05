'use server';
import { updateTag } from 'next/cache';
import { adminAction } from '@/lib/auth/admin-action';
import { done } from '@/lib/auth/outcome';
import { tags } from '@/lib/cache/tags';
import { messages } from '@/lib/messages';
import { brandingInput, settingsFieldMessage } from '@/lib/tenants/settings-input';
import { saveBranding } from '@/lib/tenants/tenant-settings.commands';

/** Saves the two colours. The storefront has them at its next request. */
export const saveBrandingSettings = adminAction({
  schema: brandingInput,
  fieldMessage: settingsFieldMessage,
  failureMessage: messages.settings.saveFailed,
  handle: async ({ tenant }, input) => {
    await saveBranding(tenant.id, input);
    updateTag(tags.tenant(tenant.id));
    return done(null);
  },
});
