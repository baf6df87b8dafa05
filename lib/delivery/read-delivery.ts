// Reads what an owner typed about a way of delivery. The form checks itself with it, and the server decides with it.
import { isCountryCode } from '@/lib/addresses/country-codes';
import { regionsOf } from '@/lib/addresses/regions';
import { deliveryProblems as say } from '@/lib/messages/en/admin/store/delivery-problems';
import { type Cents, cents, centsFromTyped, formatCents } from '@/lib/money/cents';
import { err, ok, type Result } from '@/lib/result';
import { characterCount, cleanLine, cleanLines } from '@/lib/text/clean-text';
import { gramsFromText } from '@/lib/text/weight';
import { LONGEST_METHOD_NAME, LONGEST_PICKUP, MOST_BANDS, MOST_DAYS } from './delivery-limits';
import type { DeliveryMethod, DeliveryPlace, DeliveryPrice } from './delivery-method';

export type DeliveryKind = DeliveryPrice['kind'];

/** The form's texts. `states`: null for the whole country. */
export type TypedDelivery = {
  name: string;
  kind: DeliveryKind;
  first: string;
  further: string;
  bands: readonly { upTo: string; price: string }[];
  freeFrom: string;
  minDays: string;
  maxDays: string;
  pickupAddress: string;
  pickupTimes: string;
  places: readonly { country: string; states: readonly string[] | null }[];
};

/** A method before it has its id. */
export type DeliveryFields = Omit<DeliveryMethod, 'id'>;

export type DeliveryField = keyof TypedDelivery;

export type DeliveryProblems = Partial<Record<DeliveryField, string>>;

/** $99,999.99. */
const HIGHEST = cents(9_999_999);

const priceOf = (typed: string): Cents | null => {
  const amount = centsFromTyped(typed);
  return amount === null || amount > HIGHEST ? null : amount;
};

/** The days of a text; null for an empty one, undefined for an invalid one. */
function daysOf(typed: string): number | null | undefined {
  const text = typed.trim();
  if (text === '') {
    return null;
  }
  const days = /^\d{1,3}$/.test(text) ? Number(text) : MOST_DAYS + 1;
  return days <= MOST_DAYS ? days : undefined;
}

/** The method, or a sentence for each field that is wrong. Fields of another kind are ignored. */
export function readDelivery(typed: TypedDelivery): Result<DeliveryFields, DeliveryProblems> {
  const problems: DeliveryProblems = {};
  const name = cleanLine(typed.name);
  if (name === '') {
    problems.name = say.nameMissing;
  } else if (characterCount(name) > LONGEST_METHOD_NAME) {
    problems.name = say.tooLong(LONGEST_METHOD_NAME);
  }
  const price = readPrice(typed, problems);
  const isPickup = typed.kind === 'pickup';
  const freeFromCents = isPickup || typed.freeFrom.trim() === '' ? null : priceOf(typed.freeFrom);
  if (!isPickup && typed.freeFrom.trim() !== '' && (freeFromCents === null || freeFromCents === 0)) {
    problems.freeFrom = say.priceInvalid(formatCents(HIGHEST));
  }
  const days = readDays(typed, isPickup, problems);
  const pickup = readPickup(typed, isPickup, problems);
  const places = isPickup ? [] : readPlaces(typed.places);
  if (places === null || (places.length === 0 && !isPickup)) {
    problems.places = say.placesMissing;
  }
  return Object.keys(problems).length > 0 || price === null || places === null
    ? err(problems)
    : ok({ name, price, freeFromCents, ...days, ...pickup, places });
}

function readPrice(typed: TypedDelivery, problems: DeliveryProblems): DeliveryPrice | null {
  if (typed.kind === 'pickup') {
    return { kind: 'pickup' };
  }
  if (typed.kind === 'weight') {
    return readBands(typed, problems);
  }
  const first = priceOf(typed.first);
  const further = typed.further.trim() === '' ? cents(0) : priceOf(typed.further);
  if (first === null) {
    problems.first = say.priceInvalid(formatCents(HIGHEST));
  }
  if (further === null) {
    problems.further = say.priceInvalid(formatCents(HIGHEST));
  }
  return first === null || further === null
    ? null
    : { kind: 'pieces', firstCents: first, furtherCents: further };
}

function readBands(typed: TypedDelivery, problems: DeliveryProblems): DeliveryPrice | null {
  const written = typed.bands.filter(({ upTo, price }) => upTo.trim() !== '' || price.trim() !== '');
  const bands = written.map(({ upTo, price }) => ({
    upToGrams: gramsFromText(upTo),
    priceCents: priceOf(price),
  }));
  const read = bands.flatMap(({ upToGrams, priceCents }) =>
    upToGrams === null || upToGrams === 0 || priceCents === null ? [] : [{ upToGrams, priceCents }],
  );
  if (read.length !== bands.length) {
    problems.bands = say.bandInvalid;
  } else if (read.length === 0) {
    problems.bands = say.bandsMissing;
  } else if (read.length > MOST_BANDS || new Set(read.map(({ upToGrams }) => upToGrams)).size < read.length) {
    problems.bands = say.bandTwice;
  }
  return problems.bands === undefined
    ? { kind: 'weight', bands: read.toSorted((one, other) => one.upToGrams - other.upToGrams) }
    : null;
}

function readDays(typed: TypedDelivery, isPickup: boolean, problems: DeliveryProblems) {
  const [from, to] = isPickup ? [null, null] : [daysOf(typed.minDays), daysOf(typed.maxDays)];
  if (from === undefined) {
    problems.minDays = say.daysInvalid(MOST_DAYS);
  }
  if (to === undefined) {
    problems.maxDays = say.daysInvalid(MOST_DAYS);
  }
  const [minDays, maxDays] = [from ?? to ?? null, to ?? from ?? null];
  if (minDays !== null && maxDays !== null && minDays > maxDays) {
    problems.maxDays = say.daysReversed;
  }
  return { minDays, maxDays };
}

function readPickup(typed: TypedDelivery, isPickup: boolean, problems: DeliveryProblems) {
  const [pickupAddress, pickupTimes] = isPickup
    ? [cleanLines(typed.pickupAddress), cleanLines(typed.pickupTimes)]
    : ['', ''];
  if (isPickup && pickupAddress === '') {
    problems.pickupAddress = say.pickupMissing;
  } else if (characterCount(pickupAddress) > LONGEST_PICKUP) {
    problems.pickupAddress = say.tooLong(LONGEST_PICKUP);
  }
  if (characterCount(pickupTimes) > LONGEST_PICKUP) {
    problems.pickupTimes = say.tooLong(LONGEST_PICKUP);
  }
  return { pickupAddress, pickupTimes };
}

/** Null if a country is there twice, or a state is not one of its country. A whole list of states is the country. */
function readPlaces(typed: TypedDelivery['places']): DeliveryPlace[] | null {
  const places: DeliveryPlace[] = [];
  for (const { country, states } of typed) {
    if (!isCountryCode(country)) {
      return null;
    }
    const known = regionsOf(country)?.map(({ code }) => code) ?? null;
    const chosen = states && new Set(states);
    const isWrong =
      chosen && (known === null || chosen.size === 0 || [...chosen].some((code) => !known.includes(code)));
    if (isWrong || places.some((place) => place.country === country)) {
      return null;
    }
    const isWhole = chosen === null || chosen.size === known?.length;
    places.push({ country, states: isWhole ? null : (known ?? []).filter((code) => chosen.has(code)) });
  }
  return places;
}
