import { HOLD_STEP } from './way-back';

/**
 * Hears of steps in the history before Next's router does. A window tells its listeners in the order in which they came,
 * also those that ask for the way down, so this is a script of the document and not of the page: it stands there before
 * any bundle has run. Every way into the admin area loads a document.
 */
export const StepListener = () => (
  <script
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant, in which nobody has a say.
    dangerouslySetInnerHTML={{
      __html: `addEventListener('popstate',function(e){window.${HOLD_STEP}&&window.${HOLD_STEP}(e)})`,
    }}
  />
);
