// Drawings of the four pages on the way to PayPal's two keys: where to look, and nothing of their design.

import { payPalGuideSentences } from '@/lib/messages/en/admin/paypal-guide';

const { drawn } = payPalGuideSentences;

type PictureProps = {
  /** What is to be seen. */
  label: string;
};

const LINE = '#d8d0c4';
const GREY = '#a79d90';
const INK = '#1c1a17';
const MARK = '#b45309';

const font = { fontFamily: 'inherit', fontSize: 11 } as const;

function Page({ label, children }: PictureProps & { children: React.ReactNode }) {
  return (
    <svg
      viewBox="0 0 320 190"
      role="img"
      aria-label={label}
      className="h-auto w-full rounded-control border border-line"
    >
      <rect width="320" height="190" fill="#ffffff" />
      <rect width="320" height="24" fill="#f3efe8" />
      {[12, 24, 36].map((x) => (
        <circle key={x} cx={x} cy="12" r="3.5" fill={LINE} />
      ))}
      <rect x="56" y="6" width="200" height="12" rx="6" fill="#ffffff" />
      <text x="64" y="15.5" style={{ ...font, fontSize: 8.5 }} fill="#6b6259">
        {drawn.address}
      </text>
      {children}
    </svg>
  );
}

/** Text that stands for more text. */
const Bar = ({ x, y, width }: { x: number; y: number; width: number }) => (
  <rect x={x} y={y} width={width} height="6" rx="3" fill={LINE} />
);

/** What the step is about. */
const Ring = ({ x, y, width, height }: { x: number; y: number; width: number; height: number }) => (
  <rect x={x} y={y} width={width} height={height} rx="8" fill="none" stroke={MARK} strokeWidth="2.5" />
);

const Pill = ({ x, y, width, text }: { x: number; y: number; width: number; text: string }) => (
  <>
    <rect x={x} y={y} width={width} height="24" rx="12" fill={INK} />
    <text
      x={x + width / 2}
      y={y + 16}
      textAnchor="middle"
      style={{ ...font, fontWeight: 600 }}
      fill="#ffffff"
    >
      {text}
    </text>
  </>
);

const Word = ({
  x,
  y,
  text,
  isStrong = false,
}: {
  x: number;
  y: number;
  text: string;
  isStrong?: boolean;
}) => (
  <text x={x} y={y} style={{ ...font, fontWeight: isStrong ? 600 : 400 }} fill={INK}>
    {text}
  </text>
);

export const LogInPage = ({ label }: PictureProps) => (
  <Page label={label}>
    <Bar x={16} y={43} width={60} />
    <Bar x={90} y={43} width={40} />
    <Pill x={178} y={34} width={126} text={drawn.logIn} />
    <Ring x={172} y={29} width={138} height={34} />
    <Bar x={16} y={86} width={180} />
    <Bar x={16} y={100} width={150} />
    <rect x="16" y="122" width="88" height="48" rx="6" fill="#f3efe8" />
    <rect x="116" y="122" width="88" height="48" rx="6" fill="#f3efe8" />
    <rect x="216" y="122" width="88" height="48" rx="6" fill="#f3efe8" />
  </Page>
);

export const AppsPage = ({ label }: PictureProps) => (
  <Page label={label}>
    <Bar x={16} y={41} width={34} />
    <Word x={64} y={48} text={drawn.apps} isStrong />
    <Ring x={57} y={34} width={120} height={22} />
    <Bar x={192} y={41} width={40} />
    <Bar x={246} y={41} width={56} />
    <rect x="180" y="72" width="124" height="26" rx="13" fill="#f3efe8" />
    <rect x="182" y="74" width="68" height="22" rx="11" fill={INK} />
    <text x="216" y="89" textAnchor="middle" style={{ ...font, fontWeight: 600 }} fill="#ffffff">
      {drawn.sandbox}
    </text>
    <Word x={264} y={89} text={drawn.live} />
    <Ring x={175} y={67} width={134} height={36} />
    <Word x={16} y={89} text={drawn.credentials} isStrong />
    <rect x="16" y="116" width="288" height="26" rx="4" fill="none" stroke={LINE} />
    <Bar x={26} y={126} width={90} />
    <Bar x={190} y={126} width={70} />
    <rect x="16" y="148" width="288" height="26" rx="4" fill="none" stroke={LINE} />
    <Bar x={26} y={158} width={70} />
    <Bar x={190} y={158} width={84} />
  </Page>
);

export const AppForm = ({ label }: PictureProps) => (
  <Page label={label}>
    <rect x="48" y="34" width="224" height="146" rx="8" fill="#ffffff" stroke={LINE} />
    <Word x={62} y={58} text={drawn.appName} isStrong />
    <rect x="62" y="64" width="196" height="22" rx="4" fill="none" stroke={GREY} />
    <Word x={70} y={79} text={drawn.myStore} />
    <Word x={62} y={108} text={drawn.type} isStrong />
    <circle cx="68" cy="122" r="6" fill="none" stroke={INK} strokeWidth="1.5" />
    <circle cx="68" cy="122" r="3" fill={INK} />
    <Word x={80} y={126} text={drawn.merchant} />
    <circle cx="150" cy="122" r="6" fill="none" stroke={GREY} strokeWidth="1.5" />
    <Word x={162} y={126} text={drawn.platform} />
    <Pill x={166} y={144} width={92} text={drawn.create} />
    <Ring x={161} y={139} width={102} height={34} />
  </Page>
);

const Key = ({ y, name, value }: { y: number; name: string; value: string }) => (
  <>
    <Word x={16} y={y} text={name} isStrong />
    <rect x="16" y={y + 6} width="288" height="26" rx="4" fill="none" stroke={LINE} />
    <Word x={26} y={y + 23} text={value} />
    <rect x="274" y={y + 13} width="9" height="11" rx="2" fill="#ffffff" stroke={INK} />
    <rect x="278" y={y + 10} width="9" height="11" rx="2" fill="#ffffff" stroke={INK} />
    <Ring x={266} y={y + 4} width={30} height={30} />
  </>
);

export const AppKeys = ({ label }: PictureProps) => (
  <Page label={label}>
    <Word x={16} y={48} text={drawn.myStore} isStrong />
    <Bar x={16} y={58} width={120} />
    <Key y={92} name={drawn.clientId} value={drawn.clientIdValue} />
    <Key y={144} name={drawn.secret} value={drawn.secretValue} />
  </Page>
);
