const buttonColors = {
  gold: ['#ffc439', '#f2ba36', '#003087'],
  blue: ['#0070ba', '#005ea6', '#ffffff'],
  silver: ['#eeeeee', '#e0e0e0', '#003087'],
  white: ['#ffffff', '#f2f2f2', '#003087'],
  black: ['#2c2e2f', '#1a1b1c', '#ffffff'],
};

const cornerRadii = { rect: '4px', pill: '999px', sharp: '0' };

/** Style rules in a shadow root: the page's rules must not reach the button, nor the button's rules the page. */
export function attachStyles(root, css) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [sheet];
}

/** The rules of a button with the `style` of the SDK's options. */
export function buttonCss(style = {}) {
  const [color, hover, text] = buttonColors[style.color] ?? buttonColors.gold;
  const radius = cornerRadii[style.shape] ?? cornerRadii.rect;
  const height = Math.min(Math.max(Number(style.height) || 48, 25), 55);
  return `
    :host { display: block; min-width: 150px; }
    button {
      display: flex; align-items: center; justify-content: center; gap: 8px;
      width: 100%; height: ${height}px; padding: 0 16px; border: 1px solid rgb(0 0 0 / 0.15);
      border-radius: ${radius}; background: ${color}; color: ${text}; cursor: pointer;
      font: italic 800 ${Math.round(height * 0.42)}px/1 Verdana, system-ui, sans-serif;
    }
    button:hover { background: ${hover}; }
    button:focus-visible { outline: 3px solid #0c1a2e; outline-offset: 2px; }
    button[aria-disabled='true'] { cursor: not-allowed; }
    button[aria-busy='true'] { cursor: progress; }
    .second { color: ${text === '#ffffff' ? '#ffffff' : '#005ea6'}; }
    .spinner { display: none; width: 1em; height: 1em; border: 3px solid currentcolor; border-radius: 50%;
      border-top-color: transparent; animation: turn 0.9s linear infinite; }
    [aria-busy='true'] .spinner { display: inline-block; }
    [aria-busy='true'] .wordmark { opacity: 0.5; }
    .note { margin: 4px 0 0; text-align: center; color: #52606f; font: 12px/1.3 system-ui, sans-serif; }
    @keyframes turn { to { transform: rotate(1turn); } }
    @media (prefers-reduced-motion: reduce) { .spinner { animation-duration: 4s; } }
  `;
}

/** The rules of the dim layer over the page. */
export const overlayCss = `
  :host { position: fixed; inset: 0; z-index: 2147483000; }
  .layer { display: grid; place-items: center; width: 100%; height: 100%; box-sizing: border-box; padding: 16px;
    background: rgb(9 16 28 / 0.82); color: #fff; font: 17px/1.5 system-ui, sans-serif; text-align: center; }
  .wordmark { margin: 0 0 8px; font: italic 800 28px/1 Verdana, system-ui, sans-serif; }
  p { margin: 0 0 12px; }
  button { min-height: 44px; padding: 0 14px; border: 0; background: none; color: #fff; cursor: pointer;
    font: inherit; font-weight: 600; text-decoration: underline; }
  button:focus-visible { outline: 3px solid #fff; outline-offset: 2px; }
  .close { position: absolute; top: 12px; right: 12px; }
  iframe { width: min(480px, 100%); height: min(720px, calc(100vh - 96px)); margin-top: 48px; border: 0;
    border-radius: 12px; background: #fff; }
`;
