import type React from 'react';

// React's style type lacks custom properties, which carry the shop's colours.
declare module 'react' {
  interface CSSProperties {
    [variable: `--${string}`]: string | number | undefined;
  }
}

export type Style = React.CSSProperties;
