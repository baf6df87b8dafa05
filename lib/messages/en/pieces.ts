import { plural } from '../format';

/** '1 piece', '1,400 pieces'. */
export const piecesText = (count: number): string => plural(count, { one: '# piece', other: '# pieces' });
