// The pages that are looked at: what a first visitor from a search engine or an advertisement opens.
import { SetupError } from '../../stack/report';
import { fetchAnswer } from '../answer';
import { productPathOn } from '../product-path';

export type LookedAt = {
  name: string;
  /** Address for a browser on this machine. */
  url: string;
  html: string;
  /** Most first-load JavaScript that the page may name, in kB after gzip. */
  mostKilobytes: number;
};

const SHOP_HOST = 'clayandkiln.localhost';
const TEAM_HOST = 'stitchworks.localhost';
const PLATFORM_HOST = 'localhost';

// The first visit renders a page; the second gets it from the cache, as nearly all visitors do.
const VISITS = 2;

/** The pages of the demo's shops and of the platform. Throws a `SetupError` if one of them is not there. */
export async function findPages(port: number): Promise<LookedAt[]> {
  const grid = await fetchPage(port, SHOP_HOST, '/');
  const teamGrid = await fetchPage(port, TEAM_HOST, '/');
  const places = [
    { name: 'Product grid', host: SHOP_HOST, path: '/', mostKilobytes: 140 },
    {
      name: 'Product page',
      host: SHOP_HOST,
      path: linkOn(grid, 'Name Mug'),
      mostKilobytes: 150,
    },
    {
      name: 'Team product page',
      host: TEAM_HOST,
      path: linkOn(teamGrid, 'Striped Match Jersey'),
      mostKilobytes: 150,
    },
    { name: 'Landing page', host: PLATFORM_HOST, path: '/', mostKilobytes: 140 },
  ];
  const pages: LookedAt[] = [];
  for (const { name, host, path, mostKilobytes } of places) {
    const html = await fetchPage(port, host, path);
    pages.push({ name, url: `http://${host}:${port}${path}`, html, mostKilobytes });
  }
  return pages;
}

async function fetchPage(port: number, host: string, path: string): Promise<string> {
  const call = { method: 'GET', path, headers: { host: `${host}:${port}` } } as const;
  let answer = await fetchAnswer(port, call);
  for (let visit = 1; visit < VISITS; visit += 1) {
    answer = await fetchAnswer(port, call);
  }
  if (answer.status !== 200) {
    throw new SetupError(`GET ${path} of ${host} answers ${answer.status} instead of 200.`);
  }
  return answer.body.toString();
}

function linkOn(html: string, name: string): string {
  const path = productPathOn(html, name);
  if (path === null) {
    throw new SetupError(`The grid does not link to the ${name}.`);
  }
  return path;
}
