// What the forms of listings send.
import { z } from 'zod';
import { listingProblems as say } from '@/lib/messages/en/admin/store/listing-problems';
import { boundedText, withRoom } from '@/lib/text/bounded-text';
import { characterCount, cleanLine, cleanLines } from '@/lib/text/clean-text';
import { type EU_TEXTS, MOST_RETURN_DAYS, RETURN_CHOICES } from './listing-values';
import { LONGEST_PERSON, LONGEST_SEARCH_DESCRIPTION, LONGEST_TITLE, LONGEST_WARNINGS } from './shop-listing';

const text = (longest: number, clean: (typed: string) => string) =>
  boundedText(withRoom(longest), say.tooLong(longest))
    .transform(clean)
    .pipe(z.string().refine((cleaned) => characterCount(cleaned) <= longest, say.tooLong(longest)));

const begun = (longest: number) => boundedText(withRoom(longest));

const title = text(LONGEST_TITLE, cleanLine);
const searchDescription = text(LONGEST_SEARCH_DESCRIPTION, cleanLine);

const days = boundedText(20, say.days)
  .transform(cleanLine)
  .pipe(z.string().regex(/^\d{0,3}$/, say.days));

/** The shop's own form, with the values that it began with. */
export const searchListingInput = z
  .object({
    homeTitle: title,
    homeDescription: searchDescription,
    returns: z.enum(RETURN_CHOICES),
    returnDays: days,
    areReturnsFree: z.boolean(),
    base: z.object({
      homeTitle: begun(LONGEST_TITLE),
      homeDescription: begun(LONGEST_SEARCH_DESCRIPTION),
      returns: boundedText(20),
      returnDays: boundedText(20),
      areReturnsFree: z.boolean(),
    }),
  })
  .transform(({ base, returns, returnDays, areReturnsFree, ...texts }, context) => {
    const count = Number(returnDays);
    if (returns === 'days' && (count < 1 || count > MOST_RETURN_DAYS)) {
      context.addIssue({ code: 'custom', path: ['returnDays'], message: say.days });
      return z.NEVER;
    }
    const stated =
      returns === 'unstated'
        ? null
        : returns === 'none'
          ? ({ kind: 'none' } as const)
          : ({ kind: 'days', days: count, areFree: areReturnsFree } as const);
    return { base, fields: { ...texts, returns: stated } };
  });

const limitOf = (field: (typeof EU_TEXTS)[number]) =>
  field.endsWith('Address')
    ? LONGEST_PERSON.address
    : field.endsWith('Name')
      ? LONGEST_PERSON.name
      : LONGEST_PERSON.contact;

const line = (field: (typeof EU_TEXTS)[number]) =>
  text(limitOf(field), field.endsWith('Address') ? cleanLines : cleanLine);

export const euListingInput = z
  .object({
    sellsToEu: z.boolean(),
    makerName: line('makerName'),
    makerAddress: line('makerAddress'),
    makerContact: line('makerContact'),
    euName: line('euName'),
    euAddress: line('euAddress'),
    euContact: line('euContact'),
    base: z.object({
      sellsToEu: z.boolean(),
      makerName: begun(limitOf('makerName')),
      makerAddress: begun(limitOf('makerAddress')),
      makerContact: begun(limitOf('makerContact')),
      euName: begun(limitOf('euName')),
      euAddress: begun(limitOf('euAddress')),
      euContact: begun(limitOf('euContact')),
    }),
  })
  .transform(({ base, sellsToEu, ...typed }) => ({
    base,
    fields: {
      sellsToEu,
      maker: { name: typed.makerName, address: typed.makerAddress, contact: typed.makerContact },
      euPerson: { name: typed.euName, address: typed.euAddress, contact: typed.euContact },
    },
  }));

export const categoryListingInput = z.object({
  categoryId: z.uuid(),
  searchTitle: title,
  searchDescription,
  base: z.object({
    searchTitle: begun(LONGEST_TITLE),
    searchDescription: begun(LONGEST_SEARCH_DESCRIPTION),
  }),
});

export const productListingInput = z.object({
  productId: z.uuid(),
  searchTitle: title,
  searchDescription,
  warnings: text(LONGEST_WARNINGS, cleanLines),
  base: z.object({
    searchTitle: begun(LONGEST_TITLE),
    searchDescription: begun(LONGEST_SEARCH_DESCRIPTION),
    warnings: begun(LONGEST_WARNINGS),
  }),
});
