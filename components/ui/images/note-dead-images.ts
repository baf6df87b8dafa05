/**
 * An inline script at the start of a layout: marks the frame of each image that fails to load. It runs before the
 * first image, long before React; an image's error event does not bubble, so it is caught in the capture phase.
 */
export const NOTE_DEAD_IMAGES =
  "addEventListener('error',function(e){var t=e.target;var f=t instanceof HTMLImageElement&&t.closest('[data-image]');if(f)f.setAttribute('data-dead','')},true)";
