// What the pictures of the landing page are drawn with.

/** The stops of a gradient, such as `0 #fff .2, 1 #000 0`: where, which colour, how much of it. */
const stopsOf = (stops: string) =>
  stops.split(', ').map((stop) => {
    const [offset, color, opacity] = stop.split(' ');
    return <stop key={stop} offset={offset} stopColor={color} stopOpacity={opacity} />;
  });

const ENDS = { right: { x2: '1', y2: '0' }, down: { x2: '0', y2: '1' }, corner: { x2: '1', y2: '1' } };

type ShadeProps = { id: string; to: keyof typeof ENDS; stops: string };

/** A gradient from the left or the top. */
export const Shade = ({ id, to, stops }: ShadeProps) => (
  <linearGradient id={id} x1="0" y1="0" {...ENDS[to]}>
    {stopsOf(stops)}
  </linearGradient>
);

type GlowProps = React.ComponentProps<'radialGradient'> & { stops: string };

/** A gradient from a point outwards. */
export const Glow = ({ stops, ...gradient }: GlowProps) => (
  <radialGradient {...gradient}>{stopsOf(stops)}</radialGradient>
);

/** A line with round ends. */
export const Line = (line: React.ComponentProps<'path'>) => (
  <path fill="none" strokeLinecap="round" {...line} />
);
