import { Glow, Line, Shade } from './parts';

/** A stoneware mug and a bowl, half dipped in sage glaze. Decoration. */
export function MugPicture() {
  return (
    <svg viewBox="0 0 240 200" className="block w-full" aria-hidden="true" focusable="false">
      <defs>
        <Shade id="mug-wall" to="down" stops="0 #ece5d8, 1 #e2d8c7" />
        <Shade id="mug-round" to="right" stops="0 #2a2118 .26, .22 #fff .2, .5 #fff 0, 1 #2a2118 .34" />
        <Glow id="mug-shadow" stops="0 #4b3823 .4, 1 #4b3823 0" />
        <clipPath id="mug-body">
          <path d="M92 60c0 36 2 66 7 88q2 8 12 10 21 4 42 0 10-2 12-10c5-22 7-52 7-88Z" />
        </clipPath>
        <clipPath id="mug-bowl">
          <path d="M26 118c0 26 14 40 26 42h38c12-2 26-16 26-42Z" />
        </clipPath>
      </defs>
      <path fill="url(#mug-wall)" d="M0 0h240v200H0z" />
      <path fill="#d3c3aa" d="M0 138h240v62H0z" />
      <path fill="#fff" fillOpacity=".22" d="M0 138h240v1.5H0z" />
      <ellipse cx="78" cy="162" rx="66" ry="9" fill="url(#mug-shadow)" />
      <ellipse cx="142" cy="161" rx="74" ry="11" fill="url(#mug-shadow)" />
      <g clipPath="url(#mug-bowl)">
        <path fill="#c59a78" d="M20 110h110v60H20z" />
        <path fill="#e9e1d0" d="M20 110h110v26q-12 6-24 2t-26 3-28-1-32 1Z" />
        <path fill="url(#mug-round)" d="M26 110h90v60H26z" />
      </g>
      <ellipse cx="71" cy="118" rx="45" ry="8.5" fill="#f4eddf" />
      <ellipse cx="71" cy="119.5" rx="41" ry="6.5" fill="#bfb298" />
      <Line d="M169 82c34-7 37 50-4 48" stroke="#5f755f" strokeWidth="11" />
      <Line d="M171 79c30-4 34 40 4 46" stroke="#fff" strokeOpacity=".22" strokeWidth="2.5" />
      <g clipPath="url(#mug-body)">
        <path fill="#c0906b" d="M86 50h92v116H86z" />
        <path fill="#a87650" d="M86 154h92v12H86z" />
        <path fill="#71876f" d="M86 50h92v77q-7 8-14 4t-15 0-15 5-16-3-16 0-16-5Z" />
        <path
          d="M178 127q-7 8-14 4t-15 0-15 5-16-3-16 0-16-5"
          fill="none"
          stroke="#4b5f4c"
          strokeOpacity=".55"
          strokeWidth="2.5"
        />
        <g fill="#34452f" fillOpacity=".35">
          <circle cx="112" cy="84" r="1.2" />
          <circle cx="131" cy="104" r="1" />
          <circle cx="147" cy="79" r="1.3" />
          <circle cx="122" cy="116" r=".9" />
          <circle cx="157" cy="98" r="1.1" />
          <circle cx="104" cy="106" r="1" />
          <circle cx="139" cy="90" r=".8" />
        </g>
        <g fill="#6d4529" fillOpacity=".45">
          <circle cx="116" cy="143" r="1.1" />
          <circle cx="134" cy="148" r="1" />
          <circle cx="149" cy="141" r="1.2" />
        </g>
        <path fill="url(#mug-round)" d="M92 50h80v116H92z" />
      </g>
      <ellipse cx="132" cy="60" rx="40" ry="9" fill="#879c84" />
      <ellipse cx="132" cy="61.5" rx="36" ry="7" fill="#46553f" />
      <path fill="#5c3a22" d="M98 64.5a36 7 0 0 0 68 0 50 9 0 0 0-68 0Z" />
    </svg>
  );
}
