import { z } from 'zod';
import { frontProblems as say } from '@/lib/messages/en/admin/store/front-problems';
import { boundedText, withRoom } from '@/lib/text/bounded-text';
import { characterCount, cleanLine, cleanLines } from '@/lib/text/clean-text';
import {
  LONGEST_BANNER_ALT,
  LONGEST_HEADING,
  LONGEST_STORY,
  MOST_FEATURED_CATEGORIES,
  MOST_FEATURED_PRODUCTS,
} from './front-limits';

/** The form's texts. `featured…` are ids in their order, joined by commas. */
export type HomeValues = {
  bannerUrl: string;
  bannerAlt: string;
  heading: string;
  story: string;
  featuredProducts: string;
  featuredCategories: string;
};

const LONGEST_ADDRESS = 500;
const LONGEST_IDS = 400;

const text = (longest: number, clean: (typed: string) => string) =>
  boundedText(withRoom(longest), say.tooLong(longest))
    .transform(clean)
    .pipe(z.string().refine((cleaned) => characterCount(cleaned) <= longest, say.tooLong(longest)));

const ids = (most: number) =>
  boundedText(LONGEST_IDS)
    .transform((joined) => [...new Set(joined.split(',').filter((id) => id !== ''))])
    .pipe(z.array(z.uuid()).max(most, say.tooMany(most)));

const begun = boundedText(withRoom(LONGEST_STORY));

/** The input of the tab Home page, with the values from when the form was opened. */
export const homeInput = z.object({
  bannerUrl: boundedText(LONGEST_ADDRESS).transform((address) => address || null),
  bannerAlt: text(LONGEST_BANNER_ALT, cleanLine),
  heading: text(LONGEST_HEADING, cleanLine),
  story: text(LONGEST_STORY, cleanLines),
  featuredProducts: ids(MOST_FEATURED_PRODUCTS),
  featuredCategories: ids(MOST_FEATURED_CATEGORIES),
  base: z
    .object({
      bannerUrl: begun,
      bannerAlt: begun,
      heading: begun,
      story: begun,
      featuredProducts: begun,
      featuredCategories: begun,
    })
    .optional(),
});

export type HomeInput = Omit<z.output<typeof homeInput>, 'base'>;
