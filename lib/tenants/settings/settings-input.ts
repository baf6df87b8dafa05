// The inputs of the settings' tabs. Other fields of a request, such as a slug, are dropped here.
import { z } from 'zod';
import { messages } from '@/lib/messages';
import { boundedText } from '@/lib/text/bounded-text';
import { characterCount, cleanLine, cleanLines } from '@/lib/text/clean-text';
import { HEX_COLOR } from '@/lib/text/hex-color';
import { LONGEST_DESCRIPTION, LONGEST_SHOP_NAME } from './settings-limits';

/** The most characters that are read of a text, so that cleaning is cheap. */
const LONGEST_TYPED = 20_000;

const typedText = boundedText(LONGEST_TYPED);

const atMost = (longest: number) => z.string().refine((text) => characterCount(text) <= longest);

/** The logo's address is checked later, with the shop's id (lib/tenants/settings/logo-address.ts). */
export const generalInput = z.object({
  name: typedText.transform(cleanLine).pipe(atMost(LONGEST_SHOP_NAME).min(1)),
  description: typedText.transform(cleanLines).pipe(atMost(LONGEST_DESCRIPTION)),
  logoUrl: typedText.trim().transform((address) => address || null),
});

export type GeneralInput = z.infer<typeof generalInput>;

/** The value of a field when its form was opened. It is only compared with the stored value, never stored. */
const begun = boundedText(LONGEST_TYPED);

/** A save of the tab General, with the values from when the form was opened. */
export const generalSaveInput = generalInput.extend({
  base: z.object({ name: begun, description: begun, logoUrl: begun.nullable() }).optional(),
});

const color = boundedText(100).trim().regex(HEX_COLOR).toUpperCase();

export const brandingInput = z.object({ primaryColor: color, secondaryColor: color });

export type BrandingInput = z.infer<typeof brandingInput>;

/** A save of the tab Branding, with the values from when the form was opened. */
export const brandingSaveInput = brandingInput.extend({
  base: z.object({ primaryColor: begun, secondaryColor: begun }).optional(),
});

const filled = z.string().trim().min(1);

/** The sentence for a field that one of these schemas refused. */
export function settingsFieldMessage(path: string, input: unknown): string {
  if (path === 'name') {
    const cut = z.string().transform((text) => cleanLine(text.slice(0, LONGEST_TYPED)));
    const typed = z.object({ name: cut.pipe(filled) }).safeParse(input);
    return typed.success ? messages.settings.tooLong(LONGEST_SHOP_NAME) : messages.settings.nameMissing;
  }
  switch (path) {
    case 'description':
      return messages.settings.tooLong(LONGEST_DESCRIPTION);
    case 'logoUrl':
      return messages.settings.logoUrlInvalid;
    case 'primaryColor':
    case 'secondaryColor':
      return messages.settings.colorInvalid;
    default:
      return messages.settings.saveFailed;
  }
}
