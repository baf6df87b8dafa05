/** A pair of colours to start from. */
export type Palette = { name: string; primary: string; secondary: string };

/** Pairs that suit craft shops, each readable as it is: buttons with white text, labels in the second colour. */
export const PALETTES: readonly Palette[] = [
  { name: 'Terracotta', primary: '#A84B2A', secondary: '#4F6B57' },
  { name: 'Indigo dye', primary: '#2F4B7C', secondary: '#8A5A2B' },
  { name: 'Forest', primary: '#2F5D43', secondary: '#96502F' },
  { name: 'Plum', primary: '#6D3B5E', secondary: '#3B6767' },
  { name: 'Harbor', primary: '#1F5F6B', secondary: '#A3472F' },
  { name: 'Charcoal', primary: '#38383D', secondary: '#855632' },
];
