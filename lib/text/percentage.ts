// Percentages as people type and read them; inside they are hundredths of a percent.

/** 825 for '8.25' or '8.25 %'; null for signs, a third decimal, or more than three digits before the point. */
export function basisPointsFromText(text: string): number | null {
  const match = /^(\d{1,3})(?:\.(\d{1,2}))?$/.exec(text.trim().replace(/%$/, '').trim());
  return match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : null;
}

/** '8.25' for 825, without trailing zeros. */
export const percentText = (basisPoints: number): string => String(basisPoints / 100);
