/** A place or direction in the scene; see Camera for the axes. */
export type Vector = readonly [x: number, y: number, z: number];

export type Point = readonly [x: number, y: number];

export const add = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];

export const subtract = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];

export const scale = (a: Vector, factor: number): Vector => [a[0] * factor, a[1] * factor, a[2] * factor];

export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

export const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

/** The unit vector along `a`; a zero vector points up. */
export function normalize(a: Vector): Vector {
  const length = Math.hypot(a[0], a[1], a[2]);
  return length < 1e-9 ? [0, 1, 0] : scale(a, 1 / length);
}

/** 0 below `low`, 1 above `high`, smooth in between. */
export function smoothStep(low: number, high: number, value: number): number {
  const share = Math.min(1, Math.max(0, (value - low) / (high - low)));
  return share * share * (3 - 2 * share);
}

/** A soft hump of height 1 around 0, about `width` across. */
export function hump(distance: number, width: number): number {
  return Math.exp(-((distance / width) ** 2) * 4);
}

/** A smooth curve through all points (Catmull-Rom), read with t in 0..1. */
export function curveThrough(points: readonly Point[]): (t: number) => Point {
  const last = points.length - 1;
  const at = (index: number): Point => points[Math.min(last, Math.max(0, index))] ?? [0, 0];
  return (t) => {
    const position = Math.min(1, Math.max(0, t)) * last;
    const index = Math.min(last - 1, Math.floor(position));
    const share = position - index;
    const [before, start, end, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const blend = (axis: 0 | 1): number =>
      start[axis] +
      0.5 *
        share *
        (end[axis] -
          before[axis] +
          share *
            (2 * before[axis] -
              5 * start[axis] +
              4 * end[axis] -
              after[axis] +
              share * (3 * (start[axis] - end[axis]) + after[axis] - before[axis])));
    return [blend(0), blend(1)];
  };
}

/** Reads 'x,y x,y' into points, the notation of SVG's polyline. */
export function points(text: string): Point[] {
  return text.split(' ').map((pair): Point => {
    const [x, y] = pair.split(',').map(Number);
    return [x ?? 0, y ?? 0];
  });
}
