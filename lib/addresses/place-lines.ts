// City, state and postal code in the order in which a country's parcels have them.
import { writtenFormOf } from './address-form';

type Place = { city: string; state: string; zip: string; country: string };

/** As in the US and Canada, and where no form is known. */
const USUAL = '%C, %S %Z';

/** The lines of a parcel between street and country; parts that are empty leave no gap. */
export function placeLines({ city, state, zip, country }: Place): string[] {
  const parts: Readonly<Record<string, string>> = { C: city, S: state, Z: zip };
  return (writtenFormOf(country)?.lines ?? USUAL)
    .split('|')
    .map((line) => fill(line, parts))
    .filter((line) => line !== '');
}

/** A line with its parts; what stands between two parts goes with an empty one. */
function fill(line: string, parts: Readonly<Record<string, string>>): string {
  const tokens = line.split(/(%[CSZ])/);
  let text = '';
  let between = '';
  for (const token of tokens) {
    const part = /^%[CSZ]$/.test(token) ? parts[token.slice(1)] : undefined;
    if (part === undefined) {
      between += token;
    } else if (part !== '') {
      text += text === '' ? part : `${between}${part}`;
      between = '';
    }
  }
  return text;
}
