import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { z } from 'zod';
import { root } from '../stack/paths';

const buildManifest = z.object({ rootMainFiles: z.array(z.string()) });

/**
 * Paths of the scripts that a page loads, those of a kept page included (lib/cache/late-scripts.mjs). Scripts marked `nomodule` are for
 * old browsers and are left out.
 */
export function scriptPaths(html: string): string[] {
  const tags = html.match(/<script\b[^>]*>|<link\b[^>]*\sdata-late\b[^>]*>/gi) ?? [];
  const paths = tags
    .filter((tag) => !/\snomodule\b/i.test(tag))
    .flatMap((tag) => /\s(?:src|href)="([^"?]+)/.exec(tag)?.[1] ?? [])
    .filter((path) => path.startsWith('/_next/static/'));
  return [...new Set(paths)];
}

/**
 * First-load JavaScript of a page of the build in `folder`, in bytes after gzip, with the part that the framework loads on
 * every page, however empty: React, the router and the runtime. The rest is ours, with what our parts of the page
 * ask of the framework, such as its links.
 */
export function firstLoadShares(html: string, folder = root): { all: number; framework: number } {
  const manifest = buildManifest.parse(
    JSON.parse(readFileSync(join(folder, '.next/build-manifest.json'), 'utf8')),
  );
  const everywhere = new Set(manifest.rootMainFiles.map((file) => `/_next/${file}`));
  const paths = scriptPaths(html);
  return {
    all: gzippedBytes(paths, folder),
    framework: gzippedBytes(
      paths.filter((path) => everywhere.has(path)),
      folder,
    ),
  };
}

const gzippedBytes = (paths: readonly string[], folder: string): number =>
  paths
    .map((path) => join(folder, '.next', decodeURIComponent(path.replace('/_next/', ''))))
    .reduce((total, file) => total + gzipSync(readFileSync(file)).length, 0);
