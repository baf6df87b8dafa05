import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from '../stack/paths';

/** Paths of the scripts that a page loads. Scripts marked `nomodule` are for old browsers and are left out. */
export function scriptPaths(html: string): string[] {
  const tags = html.match(/<script\b[^>]*>/gi) ?? [];
  const paths = tags
    .filter((tag) => !/\snomodule\b/i.test(tag))
    .flatMap((tag) => /\ssrc="([^"?]+)/.exec(tag)?.[1] ?? [])
    .filter((path) => path.startsWith('/_next/static/'));
  return [...new Set(paths)];
}

/** First-load JavaScript of a page of the present build, in bytes after gzip. */
export function firstLoadBytes(html: string): number {
  return scriptPaths(html)
    .map((path) => join(root, '.next', decodeURIComponent(path.replace('/_next/', ''))))
    .reduce((total, file) => total + gzipSync(readFileSync(file)).length, 0);
}
