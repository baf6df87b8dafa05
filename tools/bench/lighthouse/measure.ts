// Lighthouse's judgement of the pages that a first visitor sees, on a phone.
import { chromium } from 'playwright';
import { findChromium } from '../../stack/chromium';
import { findPort } from '../../stack/ports';
import { step } from '../../stack/report';
import { firstLoadShares } from '../first-load';
import { lighthouseLines } from './figures';
import { type Look, lookAt } from './look';
import { findPages } from './pages';

const VISITS = 5;

type Options = {
  /** Port of the production server. */
  port: number;
  /** The folder of its build; default: this one. */
  build?: string;
  signal: AbortSignal;
};

/**
 * Judges each page five times and prints the medians. The pages take turns: a machine that is slow for a minute is so for one visit of
 * each, and not for most of one page's. Throws a `SetupError` without a Chromium.
 */
export async function measureLighthouse({ port, build, signal }: Options): Promise<void> {
  const executablePath = await findChromium();
  const pages = await step('Visiting the pages once', () => findPages(port));
  const figures = pages.map(({ name, url, html, mostKilobytes }) => ({
    url,
    figures: { name, looks: [] as Look[], scripts: firstLoadShares(html, build), mostKilobytes },
  }));
  for (let visit = 1; visit <= VISITS; visit += 1) {
    await step(`Lighthouse: visit ${visit} of ${VISITS} to each page`, async () => {
      for (const page of figures) {
        signal.throwIfAborted();
        page.figures.looks.push(await lookOnce(page.url, executablePath));
      }
    });
  }
  console.log(
    `\nLighthouse on a simulated phone; medians of ${VISITS} visits, the pages in turn. A star marks what misses its target.` +
      '\nJavaScript after gzip: what the page names, split into what every page of the framework loads and our' +
      '\nshare; "with later" adds what is fetched afterwards, also for the pages that it links to.' +
      '\nThe phone is simulated as four times slower than this machine, whose own speed is "processor"; times of two' +
      '\nmachines cannot be compared.\n',
  );
  console.log(`${lighthouseLines(figures.map((page) => page.figures)).join('\n')}\n`);
}

/** A browser of its own for each visit: one that has visited before is faster. */
async function lookOnce(url: string, executablePath: string): Promise<Look> {
  const debuggingPort = await findPort(9_300);
  const browser = await chromium.launch({
    executablePath,
    args: [`--remote-debugging-port=${debuggingPort}`],
  });
  try {
    return await lookAt(url, debuggingPort);
  } finally {
    await browser.close();
  }
}
