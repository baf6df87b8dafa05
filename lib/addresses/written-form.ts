// The rows of the data set of addresses.

/** How much of a part an address needs. */
export type Presence = 'required' | 'optional' | 'none';

export type RegionWord =
  | 'state'
  | 'province'
  | 'county'
  | 'island'
  | 'parish'
  | 'department'
  | 'oblast'
  | 'emirate'
  | 'area'
  | 'prefecture'
  | 'do_si'
  | 'district'
  | 'region';
export type PostalCodeWord = 'zip' | 'postal' | 'pin' | 'eircode';
export type CityWord = 'city' | 'post_town' | 'suburb' | 'district';

/** A row of the data set; what is left out is as usual. */
export type WrittenForm = {
  city?: 'optional' | 'none';
  region?: 'required' | 'optional';
  postalCode?: 'required' | 'optional';
  regionWord?: Exclude<RegionWord, 'region'>;
  postalCodeWord?: PostalCodeWord;
  cityWord?: CityWord;
  /** Of a whole postal code in capital letters. */
  pattern?: string;
  example?: string;
  /** The lines with city (`%C`), state (`%S`) and postal code (`%Z`), between bars. */
  lines: string;
  /** `CODE=Name|CODE=Name`, or `Name|Name` where the name is written on parcels. */
  regions?: string;
};
