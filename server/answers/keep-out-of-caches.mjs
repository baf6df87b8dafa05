// @ts-check
/**
 * Removes cacheability from error responses. Next sends a prerendered "not found" with cache lifetimes, and a shared
 * cache would show it for an hour after the product exists.
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
