import { expect, it } from 'vitest';
import { DEFAULT_ROSTER_SETTINGS, type RosterSettings } from '../settings/roster-settings';
import { recognizeColumns } from './recognize-columns';

const settings: RosterSettings = {
  version: 1,
  columns: [
    ...DEFAULT_ROSTER_SETTINGS.columns,
    { id: 'quantity', kind: 'quantity', label: 'Quantity', isRequired: false },
    { id: 'notes', kind: 'notes', label: 'Notes', isRequired: false, longest: null },
    { id: 'position', kind: 'text', label: 'Playing position', isRequired: false, longest: null },
  ],
};

const meaningsOf = (...headers: string[]) =>
  recognizeColumns(settings, headers).map(({ meaning }) => meaning);

it.each<[string[], (string | null)[]]>([
  [
    ['Name', 'Number', 'Size'],
    ['name', 'number', 'size'],
  ],
  [
    ['SIZE', 'number', 'nAmE'],
    ['size', 'number', 'name'],
  ],
  [
    ['Player Name', 'No.', 'Shirt size'],
    ['name', 'number', 'size'],
  ],
  [
    ['player_name', '#', 'T-Shirt Size:'],
    ['name', 'number', 'size'],
  ],
  [
    ['PlayerName', 'JerseyNumber', 'shirtSize', 'Qty.', 'Comments'],
    ['name', 'number', 'size', 'quantity', 'notes'],
  ],
  [
    ['Shirt #', '# of shirts'],
    ['number', 'quantity'],
  ],
  [
    ['Shirt ＃', '＃ of shirts'],
    ['number', 'quantity'],
  ],
  [['＃'], ['number']],
  [
    ['Number of shirts', 'Number'],
    ['quantity', 'number'],
  ],
  [
    ['No. of pieces (total)', 'Nr'],
    ['quantity', 'number'],
  ],
  [
    ['Name (as it should print)', 'Size, unisex'],
    ['name', 'size'],
  ],
  [
    ['Nom', 'Numéro', 'Taille', 'Quantité', 'Remarques'],
    ['name', 'number', 'size', 'quantity', 'notes'],
  ],
  [
    ['Nom', 'Nombre', 'N°'],
    ['name', 'quantity', 'number'],
  ],
  [
    ['Nombre', 'Número', 'Talla', 'Cantidad', 'Notas'],
    ['name', 'number', 'size', 'quantity', 'notes'],
  ],
  [
    ['Spielername', 'Rückennummer', 'Größe', 'Anzahl', 'Bemerkungen'],
    ['name', 'number', 'size', 'quantity', 'notes'],
  ],
  [
    ['Name', 'Groesse', 'Nr.'],
    ['name', 'size', 'number'],
  ],
  // The last name goes on the back; if one column has the full name, that is the name.
  [
    ['First name', 'Last name', 'Size'],
    [null, 'name', 'size'],
  ],
  [
    ['First name', 'Size'],
    ['name', 'size'],
  ],
  [
    ['Vorname', 'Name'],
    [null, 'name'],
  ],
  [
    ['Prénom', 'Nom'],
    [null, 'name'],
  ],
  [
    ['Full name', 'Last name', 'First name'],
    ['name', null, null],
  ],
  // About another person or thing.
  [
    ['Parent name', 'Phone number', 'Shoe size', 'Team name'],
    [null, null, null, null],
  ],
  [
    ['Team', 'Player', 'Parent e-mail', 'Jersey number'],
    [null, 'name', null, 'number'],
  ],
  [
    ['Order No', 'Shirt No'],
    [null, 'number'],
  ],
  // The first one wins, and no meaning is given twice.
  [
    ['Name', 'Name', 'Size', 'Shirt size'],
    ['name', null, 'size', null],
  ],
  [
    ['Shorts size', 'Shirt size'],
    [null, 'size'],
  ],
  // An own column is recognised by its label only.
  [
    ['playing_position', 'Position'],
    ['position', null],
  ],
  [
    ['', ' ', '---'],
    [null, null, null],
  ],
  [
    ['__proto__', 'constructor', 'toString'],
    [null, null, null],
  ],
  [[], []],
])('reads %j as %j', (headers, meanings) => {
  expect(meaningsOf(...headers)).toEqual(meanings);
});

it('prefers the label that the owner chose to any other word', () => {
  const [name, number, size] = DEFAULT_ROSTER_SETTINGS.columns;
  const own = { version: 1, columns: [{ ...size, label: 'Hoodie' }, { ...name, label: 'Nickname' }, number] };
  const columns = recognizeColumns(own as RosterSettings, ['Name', 'Size', 'HOODIE', 'Nick-name']);
  expect(columns.map(({ meaning }) => meaning)).toEqual([null, null, 'size', 'name']);
});

it('reads the start of an overlong header', () => {
  const [column] = recognizeColumns(DEFAULT_ROSTER_SETTINGS, [`Name, as it is printed ${'.'.repeat(1_000)}`]);
  expect(column).toMatchObject({ meaning: 'name', header: expect.stringMatching(/^Name, .{193}…$/) });
  expect(column?.header).toHaveLength(200);
});

it('recognises only columns that the product asks for', () => {
  expect(recognizeColumns(DEFAULT_ROSTER_SETTINGS, ['Qty', ' Name '])).toEqual([
    { header: 'Qty', meaning: null },
    { header: 'Name', meaning: 'name' },
  ]);
});
