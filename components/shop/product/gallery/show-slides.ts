/**
 * An inline script for the document's head: a thumbnail scrolls the row of pictures to its own, and leaves the address
 * alone, which says what else the page shows. A picture that is enlarged takes the focus, so that the arrow keys move about
 * in it; the browser gives the focus back when it closes.
 */
export const SHOW_SLIDES =
  "addEventListener('click',function(e){var a=e.target instanceof Element&&e.target.closest('a[data-slide]');var s=a&&document.getElementById(a.hash.slice(1));if(s){e.preventDefault();s.parentNode.scrollTo({left:s.offsetLeft})}});addEventListener('toggle',function(e){if(e.newState==='open'&&e.target.hasAttribute('data-enlarged')){e.target.focus()}},true)";
