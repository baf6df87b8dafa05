import type React from 'react';

// React's style type knows no custom properties; the shop's colours are some.
declare module 'react' {
  interface CSSProperties {
    [variable: `--${string}`]: string | number | undefined;
  }
}

export type Style = React.CSSProperties;
