import { HOLD_STEP } from './way-back';

/**
 * Handles history steps before Next's router does. A window calls its listeners in the order of registration, even
 * those of the capture phase, so this is an inline script of the document: it registers before any bundle runs. Every
 * entry to the admin area loads a document.
 */
export const StepListener = () => (
  <script
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant without any input.
    dangerouslySetInnerHTML={{
      __html: `addEventListener('popstate',function(e){window.${HOLD_STEP}&&window.${HOLD_STEP}(e)})`,
    }}
  />
);
