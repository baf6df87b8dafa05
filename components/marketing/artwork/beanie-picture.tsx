import { Glow, Line, Shade } from './parts';

/** A knitted hat with a band of colour work. Decoration. */
export function BeaniePicture() {
  return (
    <svg viewBox="0 0 240 200" className="block w-full" aria-hidden="true" focusable="false">
      <defs>
        <pattern id="beanie-stitches" width="8" height="6" patternUnits="userSpaceOnUse">
          <path d="M0 0h8v6H0z" fill="#15222c" fillOpacity=".22" />
          <Line
            d="M1.5-5.2 3-.8M6.5-5.2 5-.8M1.5.8 3 5.2M6.5.8 5 5.2M1.5 6.8 3 11.2M6.5 6.8 5 11.2"
            stroke="#fff"
            strokeOpacity=".26"
            strokeWidth="2.4"
          />
        </pattern>
        <pattern id="beanie-ribs" width="10" height="40" patternUnits="userSpaceOnUse">
          <path d="M0 0h5v40H0z" fill="#fff" fillOpacity=".12" />
          <path d="M5 0h5v40H5z" fill="#15222c" fillOpacity=".2" />
        </pattern>
        <pattern id="beanie-band" width="20" height="24" patternUnits="userSpaceOnUse">
          <path d="M10 3l5 4.5-5 4.5-5-4.5ZM0 12l5 4.5L0 21ZM20 12v9l-5-4.5Z" fill="#b4553a" />
        </pattern>
        <Shade
          id="beanie-round"
          to="right"
          stops="0 #101a22 .42, .34 #fff .12, .62 #101a22 0, 1 #101a22 .44"
        />
        <Glow id="beanie-shadow" stops="0 #39413f .42, 1 #39413f 0" />
        <Glow id="beanie-pompom" cx=".4" cy=".35" r=".7" stops="0 #f3ebdb, 1 #c9bb9f" />
        <clipPath id="beanie-crown">
          <path d="M62 138C58 84 84 48 120 48s62 36 58 90Z" />
        </clipPath>
      </defs>
      <path fill="#e3e5e0" d="M0 0h240v200H0z" />
      <path fill="#cfd3cc" d="M0 148h240v52H0z" />
      <path fill="#fff" fillOpacity=".35" d="M0 148h240v1.5H0z" />
      <ellipse cx="120" cy="171" rx="86" ry="12" fill="url(#beanie-shadow)" />
      <g clipPath="url(#beanie-crown)">
        <path fill="#47637a" d="M50 40h140v100H50z" />
        <path fill="#eee6d6" d="M50 98h140v24H50z" />
        <g transform="translate(0 98)">
          <path fill="url(#beanie-band)" d="M50 0h140v24H50z" />
        </g>
        <path fill="url(#beanie-stitches)" d="M50 40h140v100H50z" />
        <path fill="url(#beanie-round)" d="M60 40h120v100H60z" />
      </g>
      <rect x="54" y="130" width="132" height="40" rx="12" fill="#3f596f" />
      <rect x="54" y="130" width="132" height="40" rx="12" fill="url(#beanie-ribs)" />
      <rect x="54" y="130" width="132" height="40" rx="12" fill="url(#beanie-round)" />
      <rect x="148" y="142" width="22" height="16" rx="2" fill="#c98f5f" />
      <path d="M152 147h14M152 150.5h14M152 154h9" stroke="#7a4d29" strokeWidth="1.2" />
      <circle cx="120" cy="40" r="21" fill="url(#beanie-pompom)" />
      <g fill="none">
        <circle cx="120" cy="40" r="21" stroke="#ddd1bb" strokeWidth="5" strokeDasharray="1.6 1.4" />
        <circle cx="120" cy="40" r="16" stroke="#f6efe1" strokeWidth="5" strokeDasharray="1.3 2.6" />
        <circle cx="119" cy="39" r="11" stroke="#cdbfa5" strokeWidth="4.5" strokeDasharray="1.2 3.1" />
        <circle cx="118" cy="38" r="6.5" stroke="#fbf6ea" strokeWidth="4" strokeDasharray="1.3 2.8" />
      </g>
    </svg>
  );
}
