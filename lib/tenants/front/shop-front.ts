// What a shop shows of itself: above its grid, around its pages, and to those who come by. Plain data.
import type { Announcement } from './announcement';
import type { OpeningHours } from './opening-hours';
import type { SocialLinks } from './social-links';

/** What stands above the grid. */
export type ShopHome = {
  bannerUrl: string | null;
  bannerAlt: string;
  heading: string;
  /** Markdown. */
  story: string;
  featuredProducts: string[];
  featuredCategories: string[];
};

export type ShopFront = ShopHome & {
  announcement: Announcement;
  links: SocialLinks;
  hours: OpeningHours;
};

export const EMPTY_HOME: ShopHome = {
  bannerUrl: null,
  bannerAlt: '',
  heading: '',
  story: '',
  featuredProducts: [],
  featuredCategories: [],
};

export const EMPTY_FRONT: ShopFront = {
  ...EMPTY_HOME,
  announcement: { text: '', link: '', from: null, until: null, timeZone: 'UTC' },
  links: {},
  hours: {},
};
