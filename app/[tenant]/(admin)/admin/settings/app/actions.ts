'use server';
import { adminAction } from '@/lib/entry/admin-action';
import { messages } from '@/lib/messages';
import { appInput } from '@/lib/tenants/settings/app-input';
import { saveApp } from '@/lib/tenants/settings/tenant-settings.commands';
import { settingsSaved } from '../settings-saved';

/** Saves whether an app of the shop's own may sign shoppers in, and from which web pages. */
export const saveAppSettings = adminAction({
  may: 'settings.edit',
  schema: appInput,
  failureMessage: messages.settings.saveFailed,
  handle: async ({ tenant }, { base, ...input }) => settingsSaved(await saveApp(tenant.id, input, base)),
});
