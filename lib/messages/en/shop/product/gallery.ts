// The pictures on a product's page.
import { numberText } from '../../../format';

export const gallerySentences = {
  label: (product: string) => `Pictures of ${product}`,
  nth: (position: number, count: number) => `Picture ${numberText(position)} of ${numberText(count)}`,
  show: (position: number, count: number) => `Show picture ${numberText(position)} of ${numberText(count)}`,
  enlarge: (position: number) => `Enlarge picture ${numberText(position)}`,
  enlarged: (position: number) => `Picture ${numberText(position)}, enlarged`,
  close: 'Close',
  altOf: (product: string, position: number) => `${product}, picture ${numberText(position)}`,
} as const;
