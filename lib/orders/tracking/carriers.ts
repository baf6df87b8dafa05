// The carriers that shops send with, recognised by the form of a tracking number. The address of a carrier's page comes
// from this table alone; a number that somebody typed is only its last part.

export const CARRIERS = [
  'usps',
  'ups',
  'fedex',
  'dhl',
  'royal_mail',
  'canada_post',
  'australia_post',
  'deutsche_post',
  'dpd',
] as const;
export type Carrier = (typeof CARRIERS)[number];

/** The page that follows a parcel, without the number. */
const PAGES: Record<Carrier, string> = {
  usps: 'https://tools.usps.com/go/TrackConfirmAction?tLabels=',
  ups: 'https://www.ups.com/track?tracknum=',
  fedex: 'https://www.fedex.com/fedextrack/?trknbr=',
  dhl: 'https://www.dhl.com/global-en/home/tracking.html?tracking-id=',
  royal_mail: 'https://www.royalmail.com/track-your-item#/tracking-results/',
  canada_post: 'https://www.canadapost-postescanada.ca/track-reperage/en#/resultList?searchFor=',
  australia_post: 'https://auspost.com.au/mypost/track/details/',
  deutsche_post: 'https://www.dhl.de/en/privatkunden/pakete-empfangen/verfolgen.html?piececode=',
  dpd: 'https://track.dpd.co.uk/search?reference=',
};

/** S10 of the Universal Postal Union: two letters, nine digits, the country whose post accepted the parcel. */
const S10 = /^[A-Z]{2}\d{9}([A-Z]{2})$/;
const POSTS: Readonly<Record<string, Carrier>> = {
  US: 'usps',
  GB: 'royal_mail',
  CA: 'canada_post',
  AU: 'australia_post',
  DE: 'deutsche_post',
};

/** The first form that fits says the carrier. */
const FORMS: readonly (readonly [carrier: Carrier, form: RegExp])[] = [
  ['ups', /^1Z[A-Z0-9]{16}$/],
  // FedEx Ground before USPS: both have 20 to 22 digits, and only FedEx's begin with 96.
  ['fedex', /^96\d{20}$/],
  // 20 or 22 digits, and before them 420 and a ZIP code on a label.
  ['usps', /^(420\d{5})?9[1-5]\d{18}(\d{2})?$/],
  ['usps', /^(70|14|23|03|82)\d{18}$/],
  ['fedex', /^(\d{12}|\d{15})$/],
  ['dhl', /^(\d{10}|JJD\d{14,20}|JD\d{16,20}|GM\d{16,20})$/],
  ['deutsche_post', /^00340\d{15}$/],
  ['canada_post', /^\d{16}$/],
  ['dpd', /^\d{14}$/],
];

/** The characters of a number as carriers print it, and the longest that is stored. */
const PRINTED_SPACES = /[\s.-]+/g;
export const LONGEST_TRACKING_NUMBER = 40;

/** A number as it is stored: capitals and digits, without spaces and hyphens. The caller limits the length. */
export const plainNumber = (text: string): string => text.replace(PRINTED_SPACES, '').toUpperCase();

/** Whether a plain number can be stored. */
export const isPlainNumber = (number: string): boolean => /^[A-Z0-9]{0,40}$/.test(number);

/** The carrier of a plain number; null if its form is no carrier's. Several carriers can share a form, so people may choose. */
export function carrierOf(number: string): Carrier | null {
  const country = S10.exec(number)?.[1];
  if (country !== undefined) {
    return POSTS[country] ?? null;
  }
  return FORMS.find(([, form]) => form.test(number))?.[0] ?? null;
}

/** The carrier's page about a parcel; null without a carrier or a number. */
export const trackingUrl = (carrier: Carrier | null, number: string): string | null =>
  carrier === null || number === '' || !isPlainNumber(number) ? null : `${PAGES[carrier]}${number}`;

/** The carrier of a stored code; null for '' and for a carrier of a later release. */
export const readCarrier = (code: string): Carrier | null => CARRIERS.find((known) => known === code) ?? null;
