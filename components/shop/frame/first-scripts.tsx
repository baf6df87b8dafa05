'use client';
import { SHOW_SLIDES } from '@/components/shop/product/gallery/show-slides';
import { EARLY_PRESSES_SCRIPT } from '@/components/ui/forms/early-presses-script';
import { NOTE_DEAD_IMAGES } from '@/components/ui/images/note-dead-images';

/**
 * The scripts that run before everything that can be seen or pressed. A client component, so that their text is in the server's
 * HTML only: neither once more in React's data nor in the browser's scripts. The page's policy allows inline scripts.
 */
export const FirstScripts = () => (
  <script
    suppressHydrationWarning
    // biome-ignore lint/security/noDangerouslySetInnerHtml: constants, with nothing of a shop or a visitor in them.
    dangerouslySetInnerHTML={{
      // biome-ignore lint/style/noProcessEnv: the compiler's constant, which no configuration sets; empty in browsers.
      __html: process.env.NEXT_RUNTIME
        ? [NOTE_DEAD_IMAGES, SHOW_SLIDES, EARLY_PRESSES_SCRIPT].join(';').replaceAll(/\n\s+/g, '\n')
        : '',
    }}
  />
);
