// The many names of one size: 'X-Large', 'xl', 'extra large' and '1XL' are all XL.
import { fold } from './fold';

/** Who wears the size: a youth M is another shirt than an M. Empty for adults and if unknown. */
const WEARERS: Record<string, string> = {
  y: 'Y',
  youth: 'Y',
  youths: 'Y',
  kid: 'Y',
  kids: 'Y',
  child: 'Y',
  childrens: 'Y',
  children: 'Y',
  junior: 'Y',
  juniors: 'Y',
  jr: 'Y',
  kinder: 'Y',
  enfant: 'Y',
  nino: 'Y',
  w: 'W',
  women: 'W',
  womens: 'W',
  woman: 'W',
  ladies: 'W',
  lady: 'W',
  damen: 'W',
  femme: 'W',
  mujer: 'W',
  t: 'T',
  toddler: 'T',
  a: '',
  adult: '',
  adults: '',
  unisex: '',
  men: '',
  mens: '',
  herren: '',
  homme: '',
  size: '',
};

const BODIES: Record<string, number> = {
  s: -1,
  sm: -1,
  sml: -1,
  small: -1,
  klein: -1,
  petit: -1,
  pequeno: -1,
  pequena: -1,
  m: 0,
  md: 0,
  med: 0,
  medium: 0,
  mittel: 0,
  moyen: 0,
  mediano: 0,
  mediana: 0,
  l: 1,
  lg: 1,
  lge: 1,
  lrg: 1,
  large: 1,
  gross: 1,
  grand: 1,
  grande: 1,
};

const EXTRA = /^(?<many>x+|\d{1,2}x|double|triple|(?:extra)+|\d{1,2}extra)?(?<rest>[a-z]*)$/;

function countOf(many: string): number {
  const digits = /^\d+/.exec(many)?.[0];
  if (digits !== undefined) {
    return Number(digits);
  }
  if (many === 'double' || many === 'triple') {
    return many === 'double' ? 2 : 3;
  }
  return many.startsWith('x') ? many.length : many.length / 'extra'.length;
}

/** A size's rank from small to large: S is -1, M is 0, L is 1, 2XL is 3; null for any other text. */
function rankOf(folded: string): number | null {
  // '2x' alone can mean 2XL; 'double' always refers to X.
  const { many, rest = '' } = EXTRA.exec(folded)?.groups ?? {};
  if (many === undefined) {
    return Object.hasOwn(BODIES, rest) ? (BODIES[rest] ?? null) : null;
  }
  const body = /^(?:double|triple)$/.test(many) ? rest.replace(/^(?:x|extra)/, '') : rest;
  const isShort = body === '' && many.endsWith('x');
  const side = isShort ? 1 : Object.hasOwn(BODIES, body) ? (BODIES[body] ?? 0) : 0;
  const count = countOf(many);
  return side === 0 || count === 0 ? null : side * (1 + count);
}

const WEARER_WORDS = Object.keys(WEARERS).sort((one, other) => other.length - one.length);

type StandardSize = { wearer: string; rank: number };

/** The standard size for any of its names; null for sizes with a single name, such as '42' or 'One size'. */
export function standardSize(text: string): StandardSize | null {
  const folded = fold(text);
  const plain = rankOf(folded);
  if (plain !== null) {
    return { wearer: '', rank: plain };
  }
  for (const word of WEARER_WORDS) {
    for (const rest of [
      folded.startsWith(word) ? folded.slice(word.length) : '',
      folded.endsWith(word) ? folded.slice(0, -word.length) : '',
    ]) {
      const rank = rest === '' ? null : rankOf(rest);
      if (rank !== null) {
        return { wearer: WEARERS[word] ?? '', rank };
      }
    }
  }
  return null;
}

/** Compares sizes in the order of a shelf: children first, then from small to large; others keep their order. */
export function compareSizes(one: string, other: string): number {
  const [first, second] = [standardSize(one), standardSize(other)];
  if (first === null || second === null) {
    return Number(first === null) - Number(second === null);
  }
  const shelf = 'TYW';
  const shelfOf = ({ wearer }: StandardSize) => (wearer === '' ? 2.5 : shelf.indexOf(wearer));
  return shelfOf(first) - shelfOf(second) || first.rank - second.rank;
}
