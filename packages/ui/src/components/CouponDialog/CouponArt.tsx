// The drawing of CouponDialog: a printed red packet with our seal, and the coupon that comes out of it.
import type { ReactNode } from 'react';
import { classes } from '../../internal/classes.ts';
import * as css from './CouponDialog.css.ts';

/** 版, the seal of the house: drawn, the same in every language. */
const SEAL = '\u7248';

/** Printed matter has the same inks in both themes. */
const INK = {
  front: '#C2361D',
  flap: '#B02D16',
  lining: '#8C210F',
  screen: '#A82A14',
  gold: '#EBCB8B',
  paper: '#FFFDF7',
  hair: '#E4D9C2',
  quiet: '#7C6A4E',
} as const;

const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0`;

/** Halftone that grows towards the foot of the packet, as on a printed sheet. */
const SCREEN = Array.from({ length: 9 }, (_row, row) =>
  Array.from({ length: 17 }, (_dot, dot) =>
    circle(111 + dot * 8.6 + (row % 2) * 4.3, 188 + row * 7.4, Math.round(40 + row * 27) / 100),
  ).join(''),
).join('');

/** Crop marks at the four corners of the packet. */
const MARKS = [
  [100, 44, -1, -1],
  [260, 44, 1, -1],
  [100, 266, -1, 1],
  [260, 266, 1, 1],
]
  .map(
    ([x = 0, y = 0, dx = 1, dy = 1]) =>
      `M${x + dx * 4} ${y}h${dx * 16}M${x} ${y + dy * 4}v${dy * 16}`,
  )
  .join('');

export interface CouponArtProps {
  look: 'sealed' | 'requesting' | 'opened' | 'refused' | 'failed';
  /** Amount on the coupon in yuan, without its sign. */
  amount: string;
  /** Words on the coupon and on the packet. */
  title: string;
  /** Words of the stamp across a packet that stays shut. */
  stamp: string;
}

/** Our seal: two characters, white out of cinnabar. */
function Seal({ x, y, size }: { x: number; y: number; size: number }): ReactNode {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path fill={INK.front} d={`M0 0h${size}v${size}h-${size}z`} />
      <path
        fill="none"
        stroke={INK.paper}
        strokeWidth={size / 24}
        d={`M${size / 11} ${size / 11}h${size * 0.818}v${size * 0.818}h-${size * 0.818}z`}
      />
      <text
        x={size / 2}
        y={size * 0.54}
        fontSize={size * 0.6}
        fill={INK.paper}
        textAnchor="middle"
        dominantBaseline="central"
        className={css.glyph}
      >
        {SEAL}
      </text>
    </g>
  );
}

/** The amount grows smaller when it has many digits. */
function Coupon({ amount, title }: { amount: string; title: string }): ReactNode {
  const size = Math.min(44, 200 / (amount.length + 1));
  return (
    <g className={css.coupon}>
      <path fill={INK.paper} d="M112 20h136v160h-136z" />
      <path fill="none" stroke={INK.hair} d="M118.5 26.5h123v147h-123z" />
      <text x="180" y="45" fontSize="12" fill={INK.quiet} textAnchor="middle" className={css.glyph}>
        {title}
      </text>
      <text x="180" y="96" textAnchor="middle" fill={INK.front} className={css.figure}>
        <tspan fontSize={size * 0.55}>¥</tspan>
        <tspan dx="2" fontSize={size}>
          {amount}
        </tspan>
      </text>
      <path stroke={INK.hair} strokeDasharray="3 3" d="M126 112h108" />
      <Seal x={205} y={119} size={25} />
    </g>
  );
}

/** Decoration: what it shows is also said in words. */
export function CouponArt({ look, amount, title, stamp }: CouponArtProps): ReactNode {
  const isOpen = look === 'opened';
  const isShut = look === 'refused';
  return (
    <svg viewBox="70 0 220 290" aria-hidden="true" data-part="drawing" className={css.drawing}>
      <path className={css.marks} d={MARKS} />
      <g className={classes(look === 'requesting' && css.waiting, isShut && css.faded)}>
        {isOpen && (
          <path
            className={css.lid}
            fill={INK.lining}
            d="M104 130v-34q0 -8 12 -12q64 -40 128 0q12 4 12 12v34z"
          />
        )}
        {isOpen && <path fill={INK.lining} d="M104 128h152v20h-152z" />}
        {isOpen && <Coupon amount={amount} title={title} />}
        <path
          fill={INK.front}
          d={isOpen ? 'M104 128q76 62 152 0v134h-152z' : 'M104 48h152v214h-152z'}
        />
        <path fill={INK.screen} d={SCREEN} className={css.screen} />
        <path
          fill="none"
          stroke={INK.gold}
          strokeWidth="0.8"
          d={isOpen ? 'M110 141v115h140v-115q-70 50 -140 0z' : 'M110 54h140v202h-140z'}
        />
        {!isOpen && (
          <g>
            <path fill={INK.flap} d="M104 48h152v62q-76 56 -152 0z" />
            <path
              fill="none"
              stroke={INK.gold}
              strokeWidth="0.8"
              d="M110 54v52.5q70 49 140 0v-52.5"
            />
            <circle cx="180" cy="138" r="29" fill={INK.gold} />
            <circle cx="180" cy="138" r="25.5" fill="none" stroke={INK.front} strokeWidth="0.6" />
            <Seal x={166} y={124} size={28} />
          </g>
        )}
        <text
          x="180"
          y={isOpen ? 226 : 222}
          fontSize="19"
          letterSpacing="5"
          fill={INK.gold}
          textAnchor="middle"
          className={css.glyph}
        >
          {title}
        </text>
      </g>
      {isShut && (
        <g transform="translate(0 34) rotate(-12 180 150)" className={css.stamp}>
          <path fill="none" stroke="currentColor" strokeWidth="2" d="M116 126h128v48h-128z" />
          <path fill="none" stroke="currentColor" strokeWidth="0.8" d="M120.5 130.5h119v39h-119z" />
          <text
            x="180"
            y="151"
            fontSize="22"
            letterSpacing="3"
            fill="currentColor"
            textAnchor="middle"
            dominantBaseline="central"
            className={css.glyph}
          >
            {stamp}
          </text>
        </g>
      )}
    </svg>
  );
}
