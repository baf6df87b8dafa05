import { describe, expect, it } from 'vitest';
import { examples } from '@/lib/testing/examples';
import { costsLessThan } from '@/lib/testing/time/cpu-time';
import { addressFormOf } from './address-form';
import { WRITTEN_FORMS } from './address-forms';
import { COUNTRY_CODES } from './country-codes';
import { placeLines } from './place-lines';
import { postalCode } from './postal-code';
import { regionCode, regionsOf } from './regions';

describe('the form of an address', () => {
  it('is known for nearly every country', () => {
    const unknown = COUNTRY_CODES.filter(
      (code) => code !== 'US' && code !== 'CA' && !(code in WRITTEN_FORMS),
    );
    expect(unknown.length).toBeLessThan(25);
    for (const code of unknown) {
      expect(addressFormOf(code)).toMatchObject({
        city: 'required',
        region: 'optional',
        postalCode: 'optional',
      });
    }
  });

  examples(
    'of %o has city, state and postal code %o',
    (country: string) => {
      const { city, region, postalCode: code } = addressFormOf(country);
      return [city, region, code];
    },
    [
      ['US', ['required', 'required', 'required']],
      ['CA', ['required', 'required', 'required']],
      ['DE', ['required', 'none', 'required']],
      ['GB', ['required', 'none', 'required']],
      ['IE', ['required', 'optional', 'optional']],
      ['AU', ['required', 'required', 'required']],
      ['AE', ['none', 'required', 'none']],
      ['HK', ['optional', 'required', 'none']],
      ['toString', ['required', 'none', 'none']],
    ],
  );

  examples(
    'of %o calls them %o',
    (country: string) => {
      const { cityWord, regionWord, postalCodeWord } = addressFormOf(country);
      return [cityWord, regionWord, postalCodeWord];
    },
    [
      ['GB', ['post_town', 'region', 'postal']],
      ['IE', ['city', 'county', 'eircode']],
      ['JP', ['city', 'prefecture', 'postal']],
      ['IN', ['city', 'state', 'pin']],
      ['AU', ['suburb', 'state', 'postal']],
    ],
  );

  it.each(Object.entries(WRITTEN_FORMS))(
    'of %s takes its own example, and its own states',
    (country, { example }) => {
      if (example !== undefined) {
        expect(postalCode(country, example.toLowerCase())).toBe(example.toUpperCase());
      }
      for (const { code, name } of regionsOf(country) ?? []) {
        expect(regionCode(country, name)).toBe(code);
        expect(code).toMatch(/^.{1,120}$/u);
      }
    },
  );

  it('checks a postal code of the greatest length at once, in every country', async () => {
    const texts = [
      '0'.repeat(20),
      'A'.repeat(20),
      'A0 '.repeat(7).slice(0, 20),
      '00-'.repeat(7).slice(0, 20),
    ];
    const cheap = await costsLessThan(200, () => {
      for (const country of Object.keys(WRITTEN_FORMS)) {
        for (const text of texts) {
          postalCode(country, text);
        }
      }
    });
    expect(cheap).toBe(true);
  });
});

describe('a place on a parcel', () => {
  examples('is written %o as %o', placeLines, [
    [{ city: 'Portland', state: 'OR', zip: '97202', country: 'US' }, ['Portland, OR 97202']],
    [{ city: 'Ottawa', state: 'ON', zip: 'K1A 0B1', country: 'CA' }, ['Ottawa, ON K1A 0B1']],
    [{ city: 'Berlin', state: '', zip: '10115', country: 'DE' }, ['10115 Berlin']],
    [{ city: 'London', state: '', zip: 'SW1A 1AA', country: 'GB' }, ['London', 'SW1A 1AA']],
    [{ city: 'Fitzroy', state: 'VIC', zip: '3065', country: 'AU' }, ['Fitzroy VIC 3065']],
    [{ city: 'Cork', state: '', zip: '', country: 'IE' }, ['Cork']],
    [{ city: 'Cork', state: 'Co. Cork', zip: '', country: 'IE' }, ['Cork', 'Co. Cork']],
    [{ city: '', state: 'Dubai', zip: '', country: 'AE' }, ['Dubai']],
    [{ city: 'Pristina', state: '', zip: '', country: 'ZZ' }, ['Pristina']],
  ]);
});
