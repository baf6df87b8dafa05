import type { RosterSettings } from '@/lib/rosters/settings/roster-settings';
import type { DemoPersonalisation, DemoProduct } from './types';

type Basics = Pick<DemoProduct, 'sku' | 'name' | 'description' | 'priceCents' | 'category' | 'picture'> &
  Partial<Pick<DemoProduct, 'isActive' | 'pictureWords' | 'furtherPictures' | 'warnings'>>;

/** A plain product. */
export function plain(basics: Basics): DemoProduct {
  return { isActive: true, personalisation: null, teamOrder: null, ...basics };
}

/** Personalised with the customer's own text: a label, an example, and the number of letters that fit. */
export function personalised(basics: Basics, personalisation: DemoPersonalisation): DemoProduct {
  return { ...plain(basics), personalisation };
}

/**
 * Ordered for a whole team, with a logo, a roster, or both; the roster with these columns, or with the default
 * ones.
 */
export function forTeams(
  basics: Basics,
  needs: readonly ('logo' | 'roster')[],
  rosterSettings: RosterSettings | null = null,
): DemoProduct {
  const teamOrder = {
    requiresLogo: needs.includes('logo'),
    requiresRoster: needs.includes('roster'),
    rosterSettings,
  };
  return { ...plain(basics), teamOrder };
}
