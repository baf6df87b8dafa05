// @ts-check
// Has a browser fetch the scripts of a kept page once something of the page is seen, and run them once its main picture is: on a
// slow phone they share the line with that picture, and then take the processor for a second. What a visitor presses before they
// have run is done then (components/ui/forms/early-presses-script.ts).

/** As React writes them. No shop's text can look like this: its `<` is escaped. */
const SCRIPT = /<script src="(\/_next\/[^"]+)" async=""><\/script>/g;
const FIRST = /<script src="(\/_next\/[^"]+)" id="_R_" async=""><\/script>/;
/** In the head, before the first stylesheet: what comes after it waits for it, or is asked for after the pictures. */
const PLACE = /(?=<link rel="stylesheet"|<\/head>)/;

/** A page with a main picture. No shop's text can look like this: its `"` is escaped. */
const PICTURE = / fetchPriority="high"/;

/** @param {string} address */
const preload = (address) => `<link rel="preload" as="script" fetchPriority="low" href="${address}"/>`;

/** A link that is nothing yet to a browser. @param {string} address */
const late = (address) => `<link data-late="" href="${address}"/>`;

/** One to a script that is fetched at once, and runs when it is here. @param {string} address */
const early = (address) =>
  `<link rel="preload" as="script" fetchPriority="low" data-late="now" href="${address}"/>`;

/**
 * Fetches them after two frames, because one is on the screen only when the next begins, but after 250 ms at the latest: long enough
 * that what the first frame needs is asked for first, and hardly noticed before a slow phone can use them.
 */
const FETCH =
  '(frame=>Promise.race([new Promise(r=>frame(()=>frame(()=>setTimeout(r)))),new Promise(r=>setTimeout(r,250))]))' +
  '(requestAnimationFrame).then(()=>' +
  "document.querySelectorAll('link[data-late]').forEach(l=>{l.as='script';l.fetchPriority='low';l.rel='preload'}))";

/**
 * Runs them two frames after the main picture could be drawn, so that it is on the screen: after one second at most for the
 * picture, and half a second for the frames, which no browser draws for a tab that has gone to the background meanwhile. In one
 * that is there already they run at once. React finds its scripts by `async` and by the address as it is written.
 */
export const RUN_LATE =
  "(d=>{let run=()=>d.querySelectorAll('link[data-late]').forEach(l=>{let s=d.createElement('script');s.async=true;" +
  "s.src=l.getAttribute('href');d.head.append(s)}),frame=requestAnimationFrame,at=t=>new Promise(r=>setTimeout(r,t));" +
  "d.hidden||d.querySelector('link[data-late=now]')?run():" +
  "Promise.race([d.querySelector('img[fetchpriority=high]')?.decode().catch(()=>{}),at(1e3)])" +
  '.then(()=>Promise.race([new Promise(r=>frame(()=>frame(()=>setTimeout(r)))),at(500)])).then(run)})(document)';

const FETCHES = `<script>${FETCH}</script>`;
/** With the id of the script in whose place it is. */
const RUNS = `<script id="_R_">${RUN_LATE}</script>`;

/**
 * A document whose scripts run late; unchanged if it is none of React's. One without a main picture is mostly seen when React has
 * drawn it, such as a cart, so its scripts wait for nothing; `waits` has them wait.
 *
 * @param {string} html
 * @param {boolean} [waits]
 */
export function withLateScripts(html, waits = PICTURE.test(html)) {
  const address = FIRST.exec(html)?.[1];
  const link = waits ? late : early;
  return address === undefined || !PLACE.test(html)
    ? html
    : html
        .replace(FIRST, () => RUNS)
        .replace(preload(address), '')
        .replaceAll(SCRIPT, (_script, other) => link(other))
        .replace(PLACE, () => (waits ? FETCHES : '') + link(address));
}

/**
 * Such a document without what runs its scripts: somebody else has to. Null if it is none.
 *
 * @param {string} html
 */
export const withoutRunning = (html) => (html.includes(RUNS) ? html.replace(RUNS, '') : null);
