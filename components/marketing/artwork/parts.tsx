// Building blocks for the pictures of the landing page.

/** The stops of a gradient, such as `0 #fff .2, 1 #000 0`: offset, colour and opacity of each. */
const stopsOf = (stops: string) =>
  stops.split(', ').map((stop) => {
    const [offset, color, opacity] = stop.split(' ');
    return <stop key={stop} offset={offset} stopColor={color} stopOpacity={opacity} />;
  });

const ENDS = { right: { x2: '1', y2: '0' }, down: { x2: '0', y2: '1' }, corner: { x2: '1', y2: '1' } };

type ShadeProps = { id: string; to: keyof typeof ENDS; stops: string };

/** A linear gradient that starts at the left or at the top. */
export const Shade = ({ id, to, stops }: ShadeProps) => (
  <linearGradient id={id} x1="0" y1="0" {...ENDS[to]}>
    {stopsOf(stops)}
  </linearGradient>
);

type GlowProps = React.ComponentProps<'radialGradient'> & { stops: string };

/** A radial gradient. */
export const Glow = ({ stops, ...gradient }: GlowProps) => (
  <radialGradient {...gradient}>{stopsOf(stops)}</radialGradient>
);

/** A line with round ends. */
export const Line = (line: React.ComponentProps<'path'>) => (
  <path fill="none" strokeLinecap="round" {...line} />
);
