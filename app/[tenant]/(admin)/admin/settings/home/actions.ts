'use server';
import { z } from 'zod';
import { adminAction } from '@/lib/entry/admin-action';
import { messages } from '@/lib/messages';
import { homeSettings } from '@/lib/messages/en/admin/store/front';
import { type Outcome, refuse } from '@/lib/outcome';
import { err, ok } from '@/lib/result';
import { type HomeValues, homeInput } from '@/lib/tenants/front/home-input';
import { saveHome } from '@/lib/tenants/front/shop-front.commands';
import type { SettingsSave } from '@/lib/tenants/settings/settings-save';
import { boundedText } from '@/lib/text/bounded-text';
import { LONGEST_MARKDOWN, readMarkdown } from '@/lib/text/markdown';
import { settingsSaved } from '../settings-saved';

/** Saves what stands above the grid. The storefront shows it from its next request on. */
export const saveHomeSettings = adminAction({
  may: 'branding.edit',
  schema: homeInput,
  failureMessage: messages.settings.saveFailed,
  handle: async ({ tenant }, { base, ...input }): Promise<Outcome<SettingsSave<HomeValues>>> => {
    const saved = await saveHome(tenant.id, input, base);
    if (saved.ok) {
      return settingsSaved(saved);
    }
    return saved.error === 'banner_invalid'
      ? refuse('refused', homeSettings.bannerInvalid, { bannerUrl: homeSettings.bannerInvalid })
      : settingsSaved(err(saved.error));
  },
});

/** What a text in Markdown looks like, while it is typed. Reads and writes nothing. */
export const previewMarkdown = adminAction({
  may: 'branding.view',
  schema: z.object({ text: boundedText(4 * LONGEST_MARKDOWN) }),
  handle: async (_admin, { text }) => ok({ blocks: readMarkdown(text) }),
});
