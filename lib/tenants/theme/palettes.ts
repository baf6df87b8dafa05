export type PaletteId = 'terracotta' | 'indigo' | 'forest' | 'plum' | 'harbor' | 'charcoal';

/** A suggested pair of colours. */
export type Palette = { id: PaletteId; primary: string; secondary: string };

/** Pairs that suit craft shops, each readable unchanged: buttons with white text, labels in the second colour. */
export const PALETTES: readonly Palette[] = [
  { id: 'terracotta', primary: '#A84B2A', secondary: '#4F6B57' },
  { id: 'indigo', primary: '#2F4B7C', secondary: '#8A5A2B' },
  { id: 'forest', primary: '#2F5D43', secondary: '#96502F' },
  { id: 'plum', primary: '#6D3B5E', secondary: '#3B6767' },
  { id: 'harbor', primary: '#1F5F6B', secondary: '#A3472F' },
  { id: 'charcoal', primary: '#38383D', secondary: '#855632' },
];
