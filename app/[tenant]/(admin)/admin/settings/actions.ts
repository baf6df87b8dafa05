'use server';
import { adminAction } from '@/lib/entry/admin-action';
import { messages } from '@/lib/messages';
import { refused } from '@/lib/outcome';
import { err } from '@/lib/result';
import { generalSaveInput, settingsFieldMessage } from '@/lib/tenants/settings/settings-input';
import type { GeneralValues } from '@/lib/tenants/settings/settings-save';
import { saveGeneral } from '@/lib/tenants/settings/tenant-settings.commands';
import { settingsSaved } from './settings-saved';

/** Saves name, description and logo. The storefront shows them from its next request on. */
export const saveGeneralSettings = adminAction({
  may: 'settings.edit',
  schema: generalSaveInput,
  fieldMessage: settingsFieldMessage,
  failureMessage: messages.settings.saveFailed,
  handle: async ({ tenant }, { base, ...input }) => {
    const saved = await saveGeneral(tenant.id, input, base);
    if (saved.ok) {
      return settingsSaved<GeneralValues>(saved);
    }
    return saved.error === 'logo_invalid'
      ? refused(messages.settings.logoUrlInvalid, { logoUrl: messages.settings.logoUrlInvalid })
      : settingsSaved(err(saved.error));
  },
});
