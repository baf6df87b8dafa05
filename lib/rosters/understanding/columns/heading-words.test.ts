import { describe, expect, it } from 'vitest';
import { examples } from '@/lib/testing/examples';
import {
  headingWords,
  isGarment,
  isHeading,
  isListHeading,
  isOther,
  nameHeading,
  saysNumber,
  saysPrintedName,
  saysPrintedNumber,
  saysSize,
} from './heading-words';

const LONG = `Name ${'of the player '.repeat(20)}`;

examples('the words of %j', headingWords, [
  ['Jersey #', 'jersey number'],
  ['＃', 'number'],
  ['№', 'number'],
  ['Nº', 'number'],
  ['n° dorsal', 'number dorsal'],
  ['Prénom (élève)', 'prenom eleve'],
  ['x'.repeat(200), 'x'.repeat(200)],
  ['x'.repeat(201), ''],
]);

describe('a line is headings', () => {
  it.each<[string, string[]]>([
    ['two kinds of columns', ['Name', 'Size']],
    ['two kinds, with blanks around', ['', ' Name ', '', ' Size ']],
    ['two kinds, one of them with more words', ['Player', 'Which size do you wear']],
    ['two words of one kind', ['First name', 'Last name']],
    ['a garment and a name', ['Player', 'Jersey']],
    ['what else people are called', ['Swimmer', 'Size']],
    ['what else they are called, with another word', ['Kids', 'Name']],
    ['known words among unknown ones', ['Name', 'Mood', 'Size', 'Car']],
    ['a text in it that is as long as any', ['Name', 'Size', 'x'.repeat(200)]],
    ['two kinds behind many blanks', ['', '', '', '', '', '', 'Name', 'Size']],
    ['a known word in the sixth cell', ['a', 'b', 'c', 'd', 'Size it is', 'Name']],
  ])('%s', (_name, cells) => expect(isHeading(cells)).toBe(true));

  it.each<[string, string[]]>([
    ['nothing in it', []],
    ['blanks', ['', ' ']],
    ['one word', ['Name']],
    ['one known word beside an unknown one', ['Name', 'Mood']],
    ['one unknown word before a known one', ['Mood', 'Name']],
    ['two words of one kind beside an unknown one', ['First name', 'Last name', 'Mood']],
    ['words that only hint', ['Name of the club', 'Number of players']],
    ['a number in it', ['Name', 'Size', '7']],
    ['a size in it', ['Name', 'Number', 'XL']],
    ['a text in it that is too long', ['Name', 'Size', LONG]],
    ['no known word among the first six', ['a', 'b', 'c', 'd', 'e', 'f', 'Name', 'Size']],
    ['a digit in its only known words', ['Name 1', 'Size 2']],
  ])('not %s', (_name, cells) => expect(isHeading(cells)).toBe(false));

  it('the first of all lines needs a single word, but a known one', () => {
    expect(isHeading(['Name', 'Mood'], { isFirst: true })).toBe(true);
    expect(isHeading(['Jersey'], { isFirst: true })).toBe(true);
    expect(isHeading(['Mood', 'Car'], { isFirst: true })).toBe(false);
    expect(isHeading(['Name', '7'], { isFirst: true })).toBe(false);
  });
});

describe('the heading of a plain list', () => {
  it.each([[['Player']], [['', ' Players ', '']], [['Swimmers']]])('is %j', (cells) =>
    expect(isListHeading(cells)).toBe(true),
  );
  it.each([
    [[]],
    [['Nom']],
    [[' Nom ']],
    [['Size']],
    [['Name', 'Size']],
    [['Name', 'Name']],
    [['Name of the club']],
    [['Name of everybody']],
    [['Ava Torres']],
  ])('is not %j', (cells) => expect(isListHeading(cells)).toBe(false));
});

describe('the heading of the printed number', () => {
  it.each([
    'Jersey #',
    'Jersey number',
    'Kit Nr',
    'Shirt no.',
    'T-shirt number',
    'Tee #',
    'Uniform num',
    'Singlet number',
    'Hoodie no',
    'Bib number',
    'Number on back',
    'No. on jersey',
    'Back number',
    'Squad number',
    'Printed number',
    'Print number',
    'Number to print',
    'Nº camiseta',
    'Jerseynumber',
    'Trikotnummer',
    'Rückennummer',
    'Rueckennr',
    'Rugnummer',
    'Dorsal',
    'Dossard',
    'Maillot',
  ])('is %s', (heading) => expect(saysPrintedNumber(heading)).toBe(true));
  it.each([
    '',
    'Number',
    '#',
    'Jersey',
    'Squad',
    'Number of jerseys',
    'Numbers of jerseys',
    'No. of shirts',
    'Sock number on back',
    'Shoe number on back',
    'Boot number on back',
    'Hat number on back',
    'Cap number on back',
    'Glove number on back',
    'How many jerseys, number',
    'Jersey number qty',
    'Jersey order number',
    'Shirt and shorts number',
    'Back locker number',
    'Numberless jerseyish',
    'El dorsal',
    'Dorsal fin',
    'My jerseynumber',
    'Jerseynumbers',
  ])('is not %j', (heading) => expect(saysPrintedNumber(heading)).toBe(false));
});

describe('the heading of a plain number', () => {
  it.each(['#', 'No.', 'Number', 'Nr', ' Number ', "Player's number"])('is %j', (heading) =>
    expect(saysNumber(heading)).toBe(true),
  );
  it.each(['', ' ', 'Jersey #', 'Phone number', 'Grade number', 'Size', 'Name', 'Number of shirts'])(
    'is not %j',
    (heading) => expect(saysNumber(heading)).toBe(false),
  );
});

describe('the heading of the printed name', () => {
  it.each([
    'Name on Jersey',
    'Name on the back',
    'Name for shirt',
    'Name auf Trikot',
    'Nom sur maillot',
    'Nombre en camiseta',
    'Naam op shirt',
    'Back name',
    'Jersey name',
    'Shirt text',
    'Kit print',
    'Print name',
    'Printed name',
    'Name to print',
    'Aufdruck',
    'Beflockung',
    'Flocage',
    'Personalization',
    'Personalisation',
    'Lettering',
    'Nameplate',
    'nameonback',
    'nameontheshirt',
    'jerseyname',
    'nametoprint',
  ])('is %s', (heading) => expect(saysPrintedName(heading)).toBe(true));
  it.each([
    '',
    'Name',
    'Jersey',
    'Number on back',
    'Size of print',
    'Name on cap',
    'Name on shoes and jersey',
    'Onname jerseys',
    'Fingerprint',
    'my jerseyname',
    'jerseynames',
  ])('is not %j', (heading) => expect(saysPrintedName(heading)).toBe(false));
});

describe('a garment alone', () => {
  it.each(['Jersey', 'T-Shirt', 'Hoodies', 'Hoody', 'Back', 'Squad'])('is %s', (heading) =>
    expect(isGarment(heading)).toBe(true),
  );
  it.each(['Jersey name', 'My jersey', ''])('is not %j', (heading) => expect(isGarment(heading)).toBe(false));
});

describe('the heading of another person’s or thing’s data', () => {
  it.each([
    'Parent name',
    'Phone number',
    'Team',
    'Gender',
    'Birthday',
    'Birth date',
    'Date of birth',
    'Color',
    'Favourite colour',
    'Allergies',
    'Allergy',
    'M/F',
    'Boy/Girl',
    'Throws',
    'Throw',
    'Bats',
    'Bat',
    'Position',
    'Grade',
  ])('is %s', (heading) => expect(isOther(heading)).toBe(true));
  it.each(['', 'Name', 'Number', 'Size', 'Jersey', 'Colorado Springs', 'Upgrade', 'Postcard'])(
    'is not %j',
    (heading) => expect(isOther(heading)).toBe(false),
  );
});

examples('%j is a size: %s', saysSize, [
  ['Size', true],
  [' T-shirt size ', true],
  ['Größe', true],
  ['', false],
  ['Name', false],
]);

examples('%j names the part of a name: %s', nameHeading, [
  ['Name on jersey', 'print'],
  ['Print first name', 'print'],
  ['First', 'first'],
  ['First name', 'first'],
  ['FirstName', 'first'],
  ['First names', 'first'],
  ['Given', 'first'],
  ['Given name', 'first'],
  ['givenname', 'first'],
  ['firstname', 'first'],
  ['christianname', 'first'],
  ['fname', 'first'],
  ['primernombre', 'first'],
  ['Forename', 'first'],
  ['Christian name', 'first'],
  ['F. name', 'first'],
  ['Prénom', 'first'],
  ['Vorname', 'first'],
  ["Player's first name", 'first'],
  ['Child - first name', 'first'],
  ["Children's first names", 'first'],
  ["Kid's first name", 'first'],
  ['Athlete first name', 'first'],
  ['Student first', 'first'],
  ['Last', 'last'],
  ['Last name', 'last'],
  ['LastName', 'last'],
  ['Lastname', 'last'],
  ['Last names', 'last'],
  ['Surname', 'last'],
  ['Family name', 'last'],
  ['Second name', 'last'],
  ['L name', 'last'],
  ['Nom de famille', 'last'],
  ['Apellidos', 'last'],
  ['Apellido', 'last'],
  ["Player's last name", 'last'],
  ['familyname', 'last'],
  ['secondname', 'last'],
  ['lname', 'last'],
  ['Nickname', 'nick'],
  ['preferredname', 'nick'],
  ['Called', 'nick'],
  ['Called up', null],
  ['Was called', null],
  ['Nick names', 'nick'],
  ['Goes by', 'nick'],
  ['Preferred name', 'nick'],
  ['Name', 'full'],
  [' Player ', 'full'],
  ["Player's name", 'full'],
  ['Swimmer', 'full'],
  ['Camper', 'full'],
  ['Kid', 'full'],
  ['Kids', 'full'],
  ['Nm.', 'full'],
  ['Parent name', null],
  ["Parent's first name", null],
  ['Coach name', null],
  ['First aid', null],
  ['My first', null],
  ['At last', null],
  ['Lastly', null],
  ['Size', null],
  ['Players', 'full'],
  ['Kidney', null],
  ['My kid', null],
  ['', null],
]);
