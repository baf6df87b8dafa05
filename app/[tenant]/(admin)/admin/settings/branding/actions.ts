'use server';
import { adminAction } from '@/lib/entry/admin-action';
import { messages } from '@/lib/messages';
import { brandingSaveInput, settingsFieldMessage } from '@/lib/tenants/settings/settings-input';
import { saveBranding } from '@/lib/tenants/settings/tenant-settings.commands';
import { settingsSaved } from '../settings-saved';

/** Saves the two colours. The storefront shows them from its next request on. */
export const saveBrandingSettings = adminAction({
  may: 'branding.edit',
  schema: brandingSaveInput,
  fieldMessage: settingsFieldMessage,
  failureMessage: messages.settings.saveFailed,
  handle: async ({ tenant }, { base, ...input }) => settingsSaved(await saveBranding(tenant.id, input, base)),
});
