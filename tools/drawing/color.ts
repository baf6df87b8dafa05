export type Rgb = readonly [red: number, green: number, blue: number];

/** Reads #RRGGBB into channels of 0..255. */
export function rgb(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** `first` at amount 0, `second` at amount 1; amounts outside are clamped. */
export function mix(first: Rgb, second: Rgb, amount: number): Rgb {
  const share = Math.min(1, Math.max(0, amount));
  return [
    first[0] + (second[0] - first[0]) * share,
    first[1] + (second[1] - first[1]) * share,
    first[2] + (second[2] - first[2]) * share,
  ];
}

/** Multiplies every channel; below 1 darkens. */
export function dim(color: Rgb, factor: number): Rgb {
  return [color[0] * factor, color[1] * factor, color[2] * factor];
}

/** Writes channels back as #rrggbb, clamped to 0..255. */
export function hex(color: Rgb): string {
  return `#${color
    .map((channel) =>
      Math.round(Math.min(255, Math.max(0, channel)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}
