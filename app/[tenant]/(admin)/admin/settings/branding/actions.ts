'use server';
import { adminAction } from '@/lib/entry/admin-action';
import { messages } from '@/lib/messages';
import { ok } from '@/lib/result';
import { brandingSaveInput, settingsFieldMessage } from '@/lib/tenants/settings/settings-input';
import type { BrandingValues, SettingsSave } from '@/lib/tenants/settings/settings-save';
import { saveBranding } from '@/lib/tenants/settings/tenant-settings.commands';

/** Saves the two colours. The storefront has them at its next request. */
export const saveBrandingSettings = adminAction({
  may: 'branding.edit',
  schema: brandingSaveInput,
  fieldMessage: settingsFieldMessage,
  failureMessage: messages.settings.saveFailed,
  handle: async ({ tenant }, { base, ...input }) => {
    const saved = await saveBranding(tenant.id, input, base);
    if (!saved.ok) {
      return ok<SettingsSave<BrandingValues>>({ kind: 'changed', current: saved.error.current });
    }
    return ok<SettingsSave<BrandingValues>>({ kind: 'saved' });
  },
});
