import { addressFormOf, writtenFormOf } from './address-form';

// The states of the United States and the provinces of Canada, as their post offices write them.
// Sources: USPS Publication 28, appendix B; Canada Post, Addressing Guidelines. The Marshall Islands, Micronesia and
// Palau are left out: to PayPal and to ISO 3166-1 they are countries.
const UNITED_STATES =
  'AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|' +
  'DC District of Columbia|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|' +
  'KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|' +
  'MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|' +
  'ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|RI Rhode Island|SC South Carolina|SD South Dakota|' +
  'TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming|' +
  'AS American Samoa|GU Guam|MP Northern Mariana Islands|PR Puerto Rico|VI U.S. Virgin Islands|' +
  'AA Armed Forces Americas|AE Armed Forces Europe|AP Armed Forces Pacific';

const CANADA =
  'AB Alberta|BC British Columbia|MB Manitoba|NB New Brunswick|NL Newfoundland and Labrador|' +
  'NT Northwest Territories|NS Nova Scotia|NU Nunavut|ON Ontario|PE Prince Edward Island|QC Quebec|SK Saskatchewan|YT Yukon';

export type Region = { code: string; name: string };

const listed = (text: string): Region[] =>
  text.split('|').map((entry) => ({ code: entry.slice(0, 2), name: entry.slice(3) }));

/** By country code: those that the data set of addresses does not have. */
const BY_HAND: Readonly<Record<string, readonly Region[]>> = {
  US: listed(UNITED_STATES),
  CA: listed(CANADA),
};

function writtenRegions(text: string): Region[] {
  return text.split('|').map((entry) => {
    const [code = '', name = code] = entry.split('=');
    return { code, name };
  });
}

/** The states or provinces of a country, in the order of their names; null if it has no list. */
export function regionsOf(country: string): readonly Region[] | null {
  if (Object.hasOwn(BY_HAND, country)) {
    return BY_HAND[country] ?? null;
  }
  const written = writtenFormOf(country)?.regions;
  return written === undefined ? null : writtenRegions(written);
}

/**
 * The code of a state or province, given by code or name in any case, as it is written on a parcel; null if the country
 * has no such state, or none was given where parcels need one. For a country without a list or without states, the text
 * unchanged.
 */
export function regionCode(country: string, text: string): string | null {
  const { region } = addressFormOf(country);
  if (region === 'none') {
    return text;
  }
  if (text === '') {
    return region === 'required' ? null : '';
  }
  const regions = regionsOf(country);
  if (regions === null) {
    return text;
  }
  const wanted = text.toUpperCase();
  return (
    regions.find(({ code, name }) => code.toUpperCase() === wanted || name.toUpperCase() === wanted)?.code ??
    null
  );
}
