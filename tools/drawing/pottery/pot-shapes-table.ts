import { type Point, points } from '../geometry';
import { clays, glazes } from '../palette';
import type { PotRecipe } from './pot-recipe';

const mugHandle: Point[] = points('190,392 300,412 356,350 356,262 312,172 196,122');

const mugLine: Point[] = points('176,0 190,10 214,60 236,160 238,270 226,400 222,470');

export const everydayMug: PotRecipe = {
  name: 'everyday mug',
  profile: mugLine,
  wall: 16,
  clay: clays.stoneware,
  glaze: glazes.cream,
  glazeLine: 0.22,
  speckles: 620,
  handle: mugHandle,
};

export const nameMug: PotRecipe = {
  ...everydayMug,
  name: 'name mug',
  glaze: glazes.rose,
  glazeLine: 0.3,
  speckles: 160,
  lip: '#f2e3d6',
  inside: glazes.white,
  profile: points('196,0 212,10 220,60 222,200 222,380 224,450'),
  handle: points('190,362 290,384 348,330 350,236 306,146 190,106'),
};

/** A small cup without a handle, standing at a place on the table. */
export const espresso = (name: string, at: Point, glaze: string): PotRecipe => ({
  name,
  at,
  clay: clays.dark,
  glaze,
  glazeLine: 0.3,
  drips: 0.12,
  wall: 13,
  inside: glazes.oat,
  speckles: 60,
  lip: '#a9784a',
  gloss: 0.6,
  profile: points('104,0 112,8 140,40 150,120 148,200 152,250'),
});

export const tumbler: PotRecipe = {
  name: 'tumbler',
  clay: clays.dark,
  glaze: glazes.celadon,
  glazeLine: 0.6,
  drips: 0.34,
  wall: 14,
  lip: '#6b5a45',
  gloss: 0.6,
  profile: points('150,0 158,10 164,120 176,300 190,480 196,560'),
  speckles: 60,
};

export const breakfastBowl: PotRecipe = {
  name: 'breakfast bowl',
  clay: clays.stoneware,
  glaze: glazes.sage,
  glazeLine: 0.34,
  drips: 0.08,
  wall: 15,
  speckles: 420,
  profile: points('138,0 142,28 210,54 290,130 326,230 332,300'),
};

export const ramenBowl: PotRecipe = {
  name: 'ramen bowl',
  clay: clays.terracotta,
  glaze: glazes.tenmoku,
  glazeLine: 0.3,
  drips: 0.16,
  wall: 15,
  lip: '#c0672f',
  gloss: 0.75,
  inside: '#54382a',
  profile: points('130,0 132,42 190,62 290,150 352,260 376,326'),
};

export const petBowl: PotRecipe = {
  name: 'pet bowl',
  clay: clays.stoneware,
  glaze: glazes.oat,
  inside: glazes.cobalt,
  glazeLine: 0.08,
  wall: 22,
  speckles: 200,
  profile: points('356,0 366,12 356,70 340,150 334,196'),
};

/** One of a set of bowls, raised by the bowls below it. */
export const nested = (name: string, lift: number, factor: number, glaze: string): PotRecipe => ({
  name,
  clay: clays.stoneware,
  glaze,
  glazeLine: 0.24,
  wall: 13,
  speckles: 200,
  profile: breakfastBowl.profile.map(
    ([radius, height]): Point => [radius * factor * 1.15, lift + height * factor * 0.92],
  ),
});
