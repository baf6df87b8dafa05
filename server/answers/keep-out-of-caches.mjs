// @ts-check
/**
 * Takes "keep this" from the answers that are no page. Next sends the times of a prerendered "not found" along with it,
 * and a cache in front would show it for an hour after the product is there.
 *
 * @param {import('node:http').ServerResponse} response
 */
export function keepRefusalsOutOfCaches(response) {
  const { writeHead } = response;
  response.writeHead = (status, ...rest) => {
    if (status >= 400 && /s-maxage/.test(String(response.getHeader('cache-control') ?? ''))) {
      response.setHeader('Cache-Control', 'private, no-store');
    }
    // @ts-expect-error TypeScript knows one of the overloads; each is passed on as it came
    return writeHead.call(response, status, ...rest);
  };
}
