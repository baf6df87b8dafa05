import { Line, Shade } from './parts';

const SHAPE =
  'M93 38 70 46q-14 5-20 18L32 104l30 15 14-25v74q0 6 6 6h76q6 0 6-6V94l14 25 30-15-18-40q-6-13-20-18l-23-8q-11 11-27 11T93 38Z';

/** A team jersey with a number and a crest. Decoration. */
export function JerseyPicture() {
  return (
    <svg viewBox="0 0 240 200" className="block w-full" aria-hidden="true" focusable="false">
      <defs>
        <Shade
          id="jersey-folds"
          to="right"
          stops="0 #08120f .32, .24 #08120f .06, .38 #fff .14, .6 #fff 0, 1 #08120f .32"
        />
        <clipPath id="jersey-body">
          <path d={SHAPE} />
        </clipPath>
      </defs>
      <path fill="#e4e8e6" d="M0 0h240v200H0z" />
      <path fill="#22302c" fillOpacity=".12" d={SHAPE} transform="translate(5 6)" />
      <g clipPath="url(#jersey-body)">
        <path fill="#1f5a4a" d="M30 30h180v150H30z" />
        <path fill="#194d3f" d="M20 30h66q-10 30-10 64l-14 30-42-10ZM220 30h-66q10 30 10 64l14 30 42-10Z" />
        <path d="M36 95l32 16M204 95l-32 16" fill="none" stroke="#f1c65c" strokeWidth="6" />
        <path
          d="M86 38q-10 26-10 56M154 38q10 26 10 56"
          fill="none"
          stroke="#f4f1e8"
          strokeOpacity=".8"
          strokeWidth="2"
        />
        <path fill="url(#jersey-folds)" d="M30 30h180v150H30z" />
        <Line
          d="M80 170q9-18 7-42M160 170q-9-18-6-40M79 100q4 14 14 22M161 100q-4 14-14 22"
          stroke="#0b231c"
          strokeOpacity=".28"
          strokeWidth="2.5"
        />
      </g>
      <path d="M91 39q11 13 29 13t29-13l-6-2q-8 8-23 8t-23-8Z" fill="#f1c65c" />
      <path fill="#0f3028" d="M97 37q8 8 23 8t23-8q-9-4-23-4t-23 4Z" />
      <path
        transform="translate(-8 6)"
        fill="#f4f1e8"
        d="M99 88l12-5h5v51h-9V94l-8 3ZM124 95c1-9 8-13 16-13 9 0 16 6 16 14 0 7-4 11-9 17l-11 13h20v8h-33v-7l18-22c4-5 6-7 6-10 0-4-3-6-7-6s-7 2-8 7Z"
      />
      <path fill="#f1c65c" d="M141 61l7 2.2v5.3q0 5.3-7 8-7-2.7-7-8v-5.3Z" />
      <path fill="#1f5a4a" d="M141 64l1.5 3 3 .5-2.2 2.2.6 3.1-2.9-1.5-2.9 1.5.6-3.1-2.2-2.2 3-.5Z" />
    </svg>
  );
}
