import { points } from '../geometry';
import { clays, glazes } from '../palette';
import type { PotRecipe } from './pot-recipe';

export const budVase: PotRecipe = {
  name: 'bud vase',
  clay: clays.stoneware,
  glaze: '#8fa7b0',
  glazeLine: 0.26,
  drips: 0.06,
  wall: 10,
  speckles: 240,
  profile: points('110,0 122,8 176,70 196,150 170,240 96,310 54,370 50,430 66,470'),
};

export const moonJar: PotRecipe = {
  name: 'moon jar',
  clay: clays.porcelain,
  glaze: glazes.white,
  glazeLine: 0.04,
  wall: 14,
  gloss: 0.5,
  lip: '#d9c7aa',
  profile: points('140,0 150,10 238,90 318,220 336,330 306,460 222,570 150,620 136,650 146,680'),
};

export const ribbedVase: PotRecipe = {
  name: 'ribbed vase',
  clay: clays.terracotta,
  glaze: glazes.rust,
  glazeLine: 0.1,
  wall: 13,
  gloss: 0.3,
  lip: '#e0a877',
  profile: points('128,0 140,10 168,120 190,280 188,430 150,560 118,640 128,720'),
  decorate: (finish) => ({
    ...finish,
    relief: (u, v) => [
      Math.sin(u * Math.PI * 2 * 26) * 0.42 * Math.sin(Math.PI * Math.min(1, v * 1.05)) ** 0.5,
      0,
    ],
  }),
};

export const planter: PotRecipe = {
  name: 'planter',
  clay: clays.terracotta,
  glaze: glazes.white,
  inside: '#3d2d22',
  glazeLine: 0.42,
  wall: 18,
  speckles: 260,
  gloss: 0.3,
  profile: points('176,26 186,36 206,130 228,260 242,350 244,380'),
};

export const saucer: PotRecipe = {
  name: 'saucer',
  clay: clays.terracotta,
  glaze: clays.terracotta,
  glazeLine: 0.5,
  wall: 13,
  gloss: 0.02,
  lip: clays.terracotta,
  profile: points('206,0 216,6 246,24 256,46'),
};

export const herbPot: PotRecipe = {
  name: 'herb pot',
  clay: clays.stoneware,
  glaze: glazes.sage,
  inside: '#3d2d22',
  glazeLine: 0.66,
  drips: 0.05,
  wall: 17,
  speckles: 120,
  gloss: 0.3,
  profile: points('190,0 202,10 212,120 226,260 236,360 238,390'),
};

export const crock: PotRecipe = {
  name: 'crock',
  clay: clays.dark,
  glaze: glazes.cream,
  inside: glazes.oat,
  glazeLine: 0.3,
  drips: 0.1,
  wall: 18,
  speckles: 300,
  profile: points('180,0 194,12 212,60 214,200 206,340 214,400'),
};
