import type { ReactNode } from 'react';
import { Bee } from '#app/parts/kids/bee.tsx';
import { crayons } from '#app/parts/kids/crayons.ts';
import { Nose } from '#app/parts/kids/nose-picture.tsx';
import { skinTest } from '#app/parts/story-drawings/skin-test.tsx';

export const coloringIds = ['mission', 'bee', 'nose', 'doctor'] as const;
export type ColoringId = (typeof coloringIds)[number];

const { line, paper } = crayons;

/** A bluebonnet, its base at (0, 0). */
function Bluebonnet({ at }: { readonly at: string }) {
  return (
    <g transform={at}>
      <path d="M0 0V-34M0-6q-10-2-12-10M0-6q10-2 12-10" fill="none" />
      <path d="M-9-30c0-11 18-11 18 0zM-8-41c0-10 16-10 16 0zM-6-51c0-9 12-9 12 0z" fill={paper} />
    </g>
  );
}

/** A live oak, its base at (0, 0), 190 wide. */
function LiveOak({ at }: { readonly at: string }) {
  return (
    <g transform={at}>
      <path d="M-14 4c8-30 6-44-14-64l12-6 14 22 16-26 12 6C10-44 8-26 18 4z" fill={paper} />
      <path
        d="M-84-56c-16-18 2-40 22-34-2-26 34-36 48-18 12-22 50-20 54 6 22-14 50 2 44 24 20 8 14 36-8 34-12 12-32 8-40-4-14 12-34 10-42-2-12 12-36 10-42-4-16 10-32 6-36-2z"
        fill={paper}
      />
      <path d="M-60-70q8-8 16 0M-20-84q8-8 16 0M24-74q8-8 16 0M-44-50q8-6 14 0M50-54q8-6 14 0" fill="none" />
    </g>
  );
}

function Mission() {
  return (
    <>
      <circle cx="62" cy="56" r="26" fill={paper} />
      <path d="M62 18V6M62 106V94M24 56H12M112 56h-12M36 30l-8-8M88 30l8-8M36 82l-8 8" fill="none" />
      <path d="M0 206C60 176 120 186 170 196S280 176 330 190 380 186 400 184" fill="none" />
      <path d="M196 236V116h120v120z" fill={paper} />
      <path d="M196 116c0-26 24-20 30-40 6-18 54-18 60 0 6 20 30 14 30 40z" fill={paper} />
      <path d="M316 236V92h48v144zM312 92h56l-28-34z" fill={paper} />
      <path d="M340 58V34M332 42h16M256 62V36M248 44h16" fill="none" />
      <path d="M236 236v-44q0-20 20-20t20 20v44z" fill={paper} />
      <circle cx="256" cy="134" r="14" fill={paper} />
      <path d="M256 120v28M242 134h28M246 124l20 20M266 124l-20 20" fill="none" />
      <path d="M328 132v-14q0-12 12-12t12 12v14z" fill={paper} />
      <path d="M210 190h12v24h-12zM290 190h12v24h-12z" fill={paper} />
      <LiveOak at="translate(96 246) scale(0.95)" />
      <path d="M0 240C110 226 250 246 400 232" fill="none" />
      <ellipse cx="168" cy="274" rx="15" ry="20" fill={paper} />
      <ellipse cx="150" cy="244" rx="11" ry="16" transform="rotate(-28 150 244)" fill={paper} />
      <ellipse cx="187" cy="242" rx="11" ry="16" transform="rotate(28 187 242)" fill={paper} />
      <circle cx="141" cy="226" r="4" fill={paper} />
      <circle cx="197" cy="224" r="4" fill={paper} />
      <path d="M162 268h.1M174 276h.1M166 284h.1M148 244h.1M188 242h.1" fill="none" strokeWidth="5" />
      {[30, 60, 236, 268, 350, 380].map((x, place) => (
        <Bluebonnet key={x} at={`translate(${x} ${288 + (place % 2) * 6})`} />
      ))}
    </>
  );
}

const clover = [40, 86, 128, 276, 322, 366];

/** Each in 400 by 300 units, in lines with white between them. */
const pictures: Readonly<Record<ColoringId, ReactNode>> = {
  mission: <Mission />,
  bee: (
    <>
      <path d="M0 250C120 226 280 262 400 240" fill="none" />
      {clover.map((x, place) => (
        <g key={x} transform={`translate(${x} ${280 + (place % 3) * 6}) scale(1.7)`} strokeWidth="2.4">
          <Bluebonnet at="" />
        </g>
      ))}
      <g transform="translate(206 118) scale(2.7)">
        <Bee />
      </g>
      <path d="M316 128q40 10 30-24t40-30" fill="none" strokeDasharray="2 12" />
      <path d="M20 60q10-24 34-14 14-18 34-4 24-2 20 18z" fill={paper} />
    </>
  ),
  nose: (
    <>
      <path d="M0 262C120 240 280 276 400 252" fill="none" />
      <g transform="translate(60 18)">
        <Nose mood="relieved" />
      </g>
      <path d="M330 20l38 50-46 48-30-56z" fill={paper} />
      <path d="M330 20l-8 98M292 62l76 8M322 118c-6 18 14 20 6 38s12 20 2 36M236 150q50-10 86-32" fill="none" />
      <Bluebonnet at="translate(300 284)" />
      <Bluebonnet at="translate(340 278)" />
    </>
  ),
  doctor: <g transform="translate(0 0) scale(2.5)">{skinTest['skin-test-after']}</g>,
};

/** A picture to color in: black lines on white in both themes, as it is for paper. */
export function ColoringPicture({ id, className = '' }: { readonly id: ColoringId; readonly className?: string }) {
  return (
    <svg viewBox="0 0 400 300" aria-hidden="true" focusable="false" className={`coloring ${className}`}>
      <g
        fill={id === 'doctor' ? 'none' : undefined}
        stroke={line}
        strokeWidth={id === 'doctor' ? 1.6 : 4}
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {pictures[id]}
      </g>
    </svg>
  );
}
