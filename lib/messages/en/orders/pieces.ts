import { plural } from '@/lib/messages/format';

/** '1 piece', '1,400 pieces'. */
export const piecesText = (count: number): string => plural(count, { one: '# piece', other: '# pieces' });

/** For screen readers, the name of a quantity: 'Quantity of Harvest Mug'. */
export const quantityText = (productName: string): string => `Quantity of ${productName}`;
