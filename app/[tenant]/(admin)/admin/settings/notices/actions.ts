'use server';
import { shopTimeZone } from '@/lib/catalog/calendar/shop-clock';
import { adminAction } from '@/lib/entry/admin-action';
import { messages } from '@/lib/messages';
import { noticeInput } from '@/lib/tenants/front/notice-input';
import { saveNotices } from '@/lib/tenants/front/shop-front.commands';
import { settingsSaved } from '../settings-saved';

/** Saves announcement, links and opening hours. An announcement's days are those of the shop's clock. */
export const saveNoticeSettings = adminAction({
  may: 'settings.edit',
  schema: noticeInput,
  failureMessage: messages.settings.saveFailed,
  handle: async ({ tenant, timeZone }, { base, ...input }) =>
    settingsSaved(
      await saveNotices(tenant.id, { ...input, timeZone: await shopTimeZone(tenant.id, timeZone) }, base),
    ),
});
