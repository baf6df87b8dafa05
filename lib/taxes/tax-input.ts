// What the settings send about tax.
import { z } from 'zod';
import { isCountryCode } from '@/lib/addresses/country-codes';
import { regionCode, regionsOf } from '@/lib/addresses/regions';
import { taxProblems } from '@/lib/messages/en/admin/store/tax-problems';
import { taxSettings as say } from '@/lib/messages/en/admin/store/taxes';
import { boundedText, withRoom } from '@/lib/text/bounded-text';
import { readRate } from './read-rate';
import { TAX_ANSWERS } from './shop-taxes';
import { LONGEST_TAX_NAME, MOST_EXEMPT } from './tax-limits';

const text = (longest: number) => boundedText(longest, say.failed);
const LONGEST_PLACE = 120;
const LONGEST_PERCENT = 12;

/** The owner's answer. `version` is of the answer that was opened; 0 for the first. */
export const taxAnswerInput = z
  .object({
    answer: z.enum(TAX_ANSWERS, { error: say.answerMissing }),
    homeCountry: text(2),
    homeState: text(LONGEST_PLACE),
    version: z.int().min(0),
  })
  .transform((input, context) => {
    const state =
      isCountryCode(input.homeCountry) && (input.homeState !== '' || regionsOf(input.homeCountry) === null)
        ? regionCode(input.homeCountry, input.homeState)
        : null;
    // Only taxes need a place.
    if (state === null && input.answer !== 'none') {
      context.addIssue({ code: 'custom', path: ['homeState'], message: taxProblems.placeInvalid });
      return z.NEVER;
    }
    return { ...input, homeCountry: state === null ? 'US' : input.homeCountry, homeState: state ?? '' };
  });

/** `id` and `version` are of the rate that was opened; both null for a new one. */
export const taxRateInput = z
  .object({
    id: z.uuid().nullable(),
    version: z.int().min(1).nullable(),
    country: text(2),
    state: text(LONGEST_PLACE),
    name: text(withRoom(LONGEST_TAX_NAME)),
    percent: text(LONGEST_PERCENT),
    taxesShipping: z.boolean(),
  })
  .transform(({ id, version, ...typed }, context) => {
    const read = readRate(typed);
    if (read.ok) {
      return { opened: id === null || version === null ? null : { id, version }, fields: read.value };
    }
    for (const [field, message] of Object.entries(read.error)) {
      context.addIssue({ code: 'custom', path: [field], message });
    }
    return z.NEVER;
  });

export const taxRateIdInput = z.object({ id: z.uuid() });

export const exemptInput = z.object({
  productIds: z.array(z.uuid()).max(MOST_EXEMPT, { error: say.tooManyExempt(MOST_EXEMPT) }),
});
