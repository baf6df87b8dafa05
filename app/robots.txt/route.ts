import { robotsOfPlatform } from '@/lib/search-engines/robots';

/** Of the platform's own host: the landing page and its terms. */
export const GET = () =>
  new Response(robotsOfPlatform, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
