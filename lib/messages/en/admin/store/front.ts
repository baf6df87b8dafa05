// Settings, Home page and Notices and hours: what a store shows of itself.

import { plural } from '@/lib/messages/format';
import { type Drawn, sentenceParts } from '@/lib/messages/sentence-parts';

export const homeSettings = {
  title: 'Above your products',
  lead: 'Shoppers see this first, above all your products. What you leave empty is not shown.',
  banner: 'Banner picture',
  bannerHint: 'A wide photo of your workshop, your hands or your best pieces. At least 1,280 pixels wide.',
  bannerAlt: 'What the picture shows',
  bannerAltHint: 'For people who cannot see it, and for search engines.',
  heading: 'Heading',
  headingHint: 'One short sentence, for example: Stoneware for every day, thrown in Asheville.',
  story: 'Your story',
  storyHint: 'A few sentences. An empty line begins a new paragraph, **two stars** make bold.',
  products: 'Featured products',
  productsHint: (most: number) => `Up to ${most}, in this order.`,
  addProduct: 'Add a product',
  categories: 'Featured categories',
  categoriesHint: (most: number) => `Up to ${most}, in this order.`,
  addCategory: 'Add a category',
  choose: 'Choose one',
  noneToChoose: 'There is nothing to choose from yet.',
  remove: (name: string) => `Remove ${name}`,
  preview: 'A preview while you type. It is public once you save.',
  othersPreview: 'The owner of the store chooses what stands here.',
  emptyPreview: 'Nothing yet: your store begins with all products.',
  bannerInvalid: 'This picture is gone. Please choose it again.',
  gone: 'A product or category that is gone',
} as const;

export const noticeSettings = {
  announcement: 'Announcement',
  announcementLead: 'One sentence above every page of your store, for as long as you choose.',
  text: 'Text',
  textHint: 'For example: Orders before 10 December arrive for the holidays.',
  link: 'Link',
  linkHint: 'A path of your store such as /policies/shipping, or an https address.',
  from: 'First day',
  until: 'Last day',
  daysHint: <Node>(timeZone: string, link: Drawn<Node>) =>
    sentenceParts`Days in ${link('the time zone of your shop')}, ${timeZone.replaceAll('_', ' ')}. Without days it stays until you remove it.`,
  links: 'Where else people find you',
  linksLead: 'Linked at the bottom of every page.',
  hours: 'Opening hours',
  hoursLead: 'When people can come by or pick up an order. A day without times is closed.',
  opens: (day: string) => `${day} from`,
  closes: (day: string) => `${day} to`,
  preview: 'The announcement as shoppers see it',
  openDays: (count: number) => plural(count, { one: 'Open on # day', other: 'Open on # days' }),
} as const;
