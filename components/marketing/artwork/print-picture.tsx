import { Line, Shade } from './parts';

/** A framed block print of hills and a low sun. Decoration. */
export function PrintPicture() {
  return (
    <svg viewBox="0 0 240 200" className="block w-full" aria-hidden="true" focusable="false">
      <defs>
        <Shade id="print-wall" to="corner" stops="0 #ece4e0, 1 #ddd1cb" />
        <Shade id="print-oak" to="corner" stops="0 #c79d6d, .5 #b1834f, 1 #96693b" />
        <Shade id="print-glass" to="corner" stops=".3 #fff 0, .31 #fff .13, .52 #fff .05, .53 #fff 0" />
        <clipPath id="print-sheet">
          <path d="M83 36h74v98H83z" />
        </clipPath>
      </defs>
      <path fill="url(#print-wall)" d="M0 0h240v200H0z" />
      <path fill="#b89c86" d="M0 166h240v34H0z" />
      <path fill="#d0b7a2" d="M0 166h240v4H0z" />
      <path fill="#4e392a" fillOpacity=".16" d="M178 20l14 8v138H74l-4-4h108Z" />
      <path fill="url(#print-oak)" d="M62 14h116v150H62z" />
      <path fill="#7b5430" fillOpacity=".5" d="M62 14l6 6v138l-6 6ZM178 14l-6 6v138l6 6Z" />
      <path fill="#fbf8f1" d="M68 20h104v138H68z" />
      <path fill="#26221d" fillOpacity=".1" d="M68 20h104v3H71v135h-3Z" />
      <g clipPath="url(#print-sheet)">
        <path fill="#f0d9b8" d="M83 36h74v98H83z" />
        <circle cx="131" cy="66" r="15" fill="#cb6a44" />
        <Line d="M83 56h30M83 61h22M149 48h8M143 80h14M83 76h15" stroke="#dcb98d" strokeWidth="1.6" />
        <path fill="#a9b4a2" d="M83 92l17-14 13 8 16-16 28 24v42H83Z" />
        <path fill="#6c8577" d="M83 104q20-12 38-2t36-8v40H83Z" />
        <path fill="#3f5c54" d="M83 118q24-14 46-2 14 7 28 2v18H83Z" />
        <path fill="#26403c" d="M83 128q30-8 74 0v8H83Z" />
        <Line
          d="M90 110q12-6 24-2M128 106q10 1 24-5M96 122q12-5 22-2M124 119q10 5 22 4"
          stroke="#f0d9b8"
          strokeOpacity=".6"
          strokeWidth="1.3"
        />
        <g fill="#26403c">
          <path d="M97 103l4 12h-8ZM105 107l3.5 10h-7ZM146 100l4 13h-8Z" />
        </g>
      </g>
      <Line d="M84 143h16" stroke="#8d8272" strokeWidth="1.2" />
      <Line d="M136 144c3-5 5-4 4-1s3-2 5-2-1 3 3 1 5-1 8-1" stroke="#6b6155" strokeWidth="1.1" />
      <path fill="url(#print-glass)" d="M68 20h104v138H68z" />
    </svg>
  );
}
