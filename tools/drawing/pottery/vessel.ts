import { noise } from '../../../prisma/seed/random';
import { dim, mix, type Rgb, rgb } from '../color';
import { curveThrough, type Point, type Vector } from '../geometry';
import type { Finish, Surface } from '../surface';

/** A thrown pot: an outer line from foot to lip as [radius, height] in pixels, and the wall's thickness. */
export type Vessel = { outside: Surface; inside: Surface; lipHeight: number; floorHeight: number };

const evenSteps = 160;

/** Resamples a curve so that equal steps of t cover equal lengths. */
function byLength(curve: (t: number) => Point): (t: number) => Point {
  const points = Array.from({ length: evenSteps + 1 }, (_, index) => curve(index / evenSteps));
  const lengths = [0];
  points.slice(1).forEach(([x, y], index) => {
    const [beforeX, beforeY] = points[index] ?? [x, y];
    lengths.push((lengths[index] ?? 0) + Math.hypot(x - beforeX, y - beforeY));
  });
  const total = lengths[evenSteps] ?? 1;
  return (t) => {
    const wanted = Math.min(1, Math.max(0, t)) * total;
    const next = Math.max(
      1,
      lengths.findIndex((length) => length >= wanted),
    );
    const [low, high] = [lengths[next - 1] ?? 0, lengths[next] ?? total];
    return curve((next - 1 + (wanted - low) / Math.max(1e-6, high - low)) / evenSteps);
  };
}

function revolve(line: (t: number) => Point): Surface {
  return (u, v): Vector => {
    const [radius, height] = line(v);
    // The seam of the parameters is at the back, out of sight: u 0.5 faces the viewer.
    const angle = (u + 0.5) * Math.PI * 2;
    return [radius * Math.sin(angle), height, radius * Math.cos(angle)];
  };
}

/** Turns an outer line into a pot with a rounded lip and an inside of the given wall thickness. */
export function throwVessel(profile: readonly Point[], wall: number, at: Point = [0, 0]): Vessel {
  const [lipRadius, lipHeight] = profile[profile.length - 1] ?? [0, 0];
  const outer = byLength(
    curveThrough([
      ...profile,
      [lipRadius - wall * 0.5, lipHeight + wall * 0.42],
      [lipRadius - wall, lipHeight],
    ]),
  );
  const floorHeight = (profile[0]?.[1] ?? 0) + wall * 1.6;
  const descending = [...profile]
    .reverse()
    .filter(([radius, height]) => height > floorHeight && radius > wall);
  const lowest = descending[descending.length - 1] ?? [lipRadius, lipHeight];
  const inner = byLength(
    curveThrough([
      ...descending.map(([radius, height]): Point => [Math.max(2, radius - wall), height]),
      [Math.max(1, (lowest[0] - wall) * 0.82), floorHeight + 4],
      [Math.max(0.6, (lowest[0] - wall) * 0.45), floorHeight],
      [0.2, floorHeight],
    ]),
  );
  const place = (surface: Surface): Surface => {
    return (u, v) => {
      const [x, y, z] = surface(u, v);
      return [x + at[0], y, z + at[1]];
    };
  };
  return { outside: place(revolve(outer)), inside: place(revolve(inner)), lipHeight, floorHeight };
}

/** A glaze with uneven color: thinner and warmer at the lip, with faint throwing rings. */
export function glazeFinish(color: string, seed: number, edge = '#b98a5e', gloss = 0.42): Finish {
  const [base, warm] = [rgb(color), rgb(edge)];
  return {
    gloss,
    shininess: 46,
    color: (u, v) => {
      const cloud = noise(u * 9, v * 5, seed) * 0.6 + noise(u * 30, v * 16, seed + 1) * 0.4;
      const lip = Math.max(0, (v - 0.9) * 10) ** 3;
      return mix(dim(base, 1 + cloud * 0.045), warm, lip * 0.55);
    },
    relief: (u, v) => [
      0,
      Math.sin(v * 62 + Math.sin(u * 6.28)) * 0.035 + noise(u * 14, v * 9, seed + 2) * 0.03,
    ],
  };
}

/** Unglazed clay: matte, a little grainy, with rings from the ribbing tool. */
export function bareClay(color: string, seed: number): Finish {
  const base = rgb(color);
  return {
    gloss: 0.03,
    shininess: 8,
    color: (u, v): Rgb =>
      dim(base, 1 + noise(u * 60, v * 40, seed) * 0.05 + noise(u * 8, v * 6, seed) * 0.04),
    relief: (u, v) => [noise(u * 90, v * 60, seed) * 0.05, Math.sin(v * 110) * 0.05],
  };
}

/** The inside of a pot: the same glaze, darker the deeper it lies. */
export function insideFinish(outside: Finish, vessel: Vessel, deepest = 0.55): Finish {
  const depth = Math.max(1, vessel.lipHeight - vessel.floorHeight);
  return {
    ...outside,
    gloss: (outside.gloss ?? 0) * 0.6,
    color: (u, v, point) => {
      const sunk = Math.min(1, (vessel.lipHeight - point[1]) / depth);
      return dim(outside.color(u, Math.min(0.85, v), point), 1 - (1 - deepest) * sunk ** 0.7);
    },
  };
}
