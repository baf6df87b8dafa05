/** The handle of something that can be moved. */
export const GripIcon = () => (
  <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5 fill-current text-muted">
    {[6, 12, 18].map((y) => [9, 15].map((x) => <circle key={`${x}-${y}`} cx={x} cy={y} r={1.6} />))}
  </svg>
);
