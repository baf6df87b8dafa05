// Rosters as from a coach, the same ones each time.

import type { RosterTable } from '@/lib/rosters/roster-table';
import type { RosterColumn, RosterSettings } from '@/lib/rosters/settings/roster-settings';
import type { Random } from './random';

const FIRST =
  `Amara Ben Carmen Dylan Elena Farid Greta Hugo Ines Jonas Kemi Leo Mira Noah Oona Pablo Quinn Rosa Sven
Talia Umar Vera Wes Xenia Yusuf Zoe Anders Bianca Cyrus Delia`.split(/\s+/);
const LAST =
  `Okafor Lindqvist Moreno Nakamura Petrov Reyes Sandoval Tran Underhill Vasquez Whitaker Yamada Zielinski
Abara Bergstrom Castellano Duarte Eriksen Fontaine Grady Haddad Ibarra Jansen Kowalski`.split(/\s+/);
/** Most of a team wears a middle size. */
const SPREAD = [0.5, 0.42, 0.58, 0.34, 0.66, 0.5, 0.26, 0.74, 0.42, 0.58, 0.82, 0.5];
const NOTES = ['captain', 'long sleeves', 'keeper', 'picks it up herself'];

const FEWEST = 8;
const MOST = 22;

/** A roster that fits the settings: 8 to 22 people, each with a unique number. */
export function demoRoster(random: Random, { columns }: RosterSettings): RosterTable {
  const count = FEWEST + Math.floor(random() * (MOST - FEWEST + 1));
  const people = Array.from({ length: count }, (_, index) => index);
  const start = Math.floor(random() * 1_000);
  const numbers = distinctNumbers(random, count);
  const cellOf = (column: RosterColumn, person: number): string => {
    const first = FIRST[(start + person * 7) % FIRST.length] ?? '';
    const last = LAST[(start + person * 5) % LAST.length] ?? '';
    switch (column.kind) {
      case 'name':
        return fitting(column.longest, `${first} ${last}`, `${first[0]}. ${last}`, last);
      case 'number':
        return numbers[person] ?? '';
      case 'size':
        return column.sizes[sizeAt(random, column.sizes.length)]?.label ?? '';
      case 'quantity':
        return person % 6 === 1 ? '2' : '1';
      case 'notes':
        return random() < 0.15 ? (NOTES[person % NOTES.length] ?? '') : '';
      case 'text':
        return fitting(column.longest, `${first[0]}${last[0]}`);
    }
  };
  return {
    columns: columns.map(({ id, label }) => ({ header: label, meaning: id })),
    rows: people.map((person) => columns.map((column) => cellOf(column, person))),
  };
}

const fitting = (longest: number | null, ...texts: string[]): string =>
  texts.find((text) => longest === null || text.length <= longest) ?? '';

function sizeAt(random: Random, count: number): number {
  const middle = SPREAD[Math.floor(random() * SPREAD.length)] ?? 0.5;
  return Math.min(count - 1, Math.floor((middle + (random() - 0.5) * 0.2) * count));
}

/** Shirt numbers without duplicates, in the order in which people happened to choose them. */
function distinctNumbers(random: Random, count: number): string[] {
  const numbers = new Set<string>();
  while (numbers.size < count) {
    numbers.add(String(1 + Math.floor(random() ** 2 * 98)));
  }
  return [...numbers];
}
