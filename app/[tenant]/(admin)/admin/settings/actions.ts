'use server';
import { updateTag } from 'next/cache';
import { adminAction } from '@/lib/auth/admin-action';
import { done, refused } from '@/lib/auth/outcome';
import { tags } from '@/lib/cache/tags';
import { messages } from '@/lib/messages';
import { generalInput, settingsFieldMessage } from '@/lib/tenants/settings-input';
import { saveGeneral } from '@/lib/tenants/tenant-settings.commands';

/** Saves name, description and logo. The storefront has them at its next request. */
export const saveGeneralSettings = adminAction({
  schema: generalInput,
  fieldMessage: settingsFieldMessage,
  failureMessage: messages.settings.saveFailed,
  handle: async ({ tenant }, input) => {
    const saved = await saveGeneral(tenant.id, input);
    if (!saved.ok) {
      return refused(messages.settings.logoUrlInvalid, { logoUrl: messages.settings.logoUrlInvalid });
    }
    updateTag(tags.tenant(tenant.id));
    return done(null);
  },
});
