import type { ReactNode } from 'react';
import type { ChildrensPageId } from '#app/site/pages.ts';
import { castPictures } from './cast.tsx';
import { crayons } from './crayons.ts';
import { GrainWithFace } from './grain-image.tsx';
import { Nose, Tissue } from './nose-picture.tsx';

const { coral, gold, paper, leaf, leafDeep, stone, bluebonnet, drip, line, honey } = crayons;

/** The character who peeks out when the door of a page's house opens. */
const tenants: Readonly<Record<ChildrensPageId, ReactNode>> = {
  'picture-stories': castPictures.cedra,
  'fun-facts': castPictures.cedra,
  'runny-nose': castPictures.nariz,
  'pollen-pop': castPictures.cedra,
  immunequest: castPictures.chispa,
  'print-shop': castPictures.chispa,
};

const bulbs = Array.from({ length: 9 }, (_, place) => place);

/** The shapes behind the wall: roofs, towers, a clothesline. */
const roofs: Readonly<Record<ChildrensPageId, ReactNode>> = {
  'picture-stories': (
    <>
      <path d="M92 60V24h30V6h56v18h30v36z" className="kz-trim" />
      <path d="M150 14l6 12 13 2-9 9 2 13-12-6-12 6 2-13-9-9 13-2z" fill={gold} />
    </>
  ),
  'fun-facts': (
    <>
      <path d="M14 62L150 6l136 56z" className="kz-trim" />
      <circle cx="150" cy="40" r="13" className="kz-lit" />
      <g transform="translate(196 -30) scale(0.62)" className="kz-snore">
        {castPictures.polvo}
        <path d="M98 22h14l-14 16h14M118-2h11l-11 13h11" fill="none" className="kz-limb" />
      </g>
      <path d="M20 62h260v16H20z" fill={stone} />
    </>
  ),
  'runny-nose': (
    <>
      <path d="M40 62V8M260 62V8" fill="none" strokeWidth="7" className="kz-limb" />
      <path d="M40 14q110 26 220 0" fill="none" className="kz-limb" />
      <g className="kz-washing">
        <Tissue x={82} y={21} reach={20} />
        <Tissue x={180} y={25} reach={20} />
        <Tissue x={228} y={20} reach={16} />
      </g>
      <g transform="translate(97 -21) scale(0.34)">
        <Nose />
      </g>
    </>
  ),
  'pollen-pop': (
    <>
      <path d="M110 74Q70 40 37 38M196 78q40-26 64-46" fill="none" strokeWidth="2.5" className="kz-limb" />
      <g className="kz-kite">
        <g transform="translate(6 -24) scale(0.62)">
          <GrainWithFace id="ragweed" />
          <path d="M50 100q-12 18 4 30t-6 28" fill="none" className="kz-limb" />
        </g>
        <g transform="translate(232 -18) scale(0.56)">
          <GrainWithFace id="oak" />
          <path d="M50 100q12 18-4 30t6 28" fill="none" className="kz-limb" />
        </g>
      </g>
    </>
  ),
  immunequest: (
    <>
      <path d="M6 360V86h16V70h14v16h14V70h16v290z" className="kz-wall" />
      <path d="M234 360V70h16v16h14V70h14v16h16v274z" className="kz-wall" />
      <path d="M36 70V18l34 13-34 13M264 70V18l-34 13 34 13" fill={coral} />
      <path d="M28 130q8-16 16 0v26H28zM256 130q8-16 16 0v26h-16z" className="kz-lit" />
      <path d="M66 80V56h24v14h22V56h24v14h28V56h24v14h22V56h24v24z" className="kz-wall" />
    </>
  ),
  'print-shop': (
    <>
      <path d="M70 62l14-40 40 12-10 28zM180 62l-6-46 44-6 8 52z" fill={paper} />
      <path d="M92 36l24 7M90 46l22 6M184 26l24-3M186 38l26-4" fill="none" stroke={bluebonnet} />
      <path d="M134 62V10l14-10 14 10v52z" fill={gold} />
      <path d="M134 12q14 8 28 0" fill="none" />
    </>
  ),
};

/** The parts fixed to the wall, in front of everything but the picture. */
const fronts: Readonly<Record<ChildrensPageId, ReactNode>> = {
  'picture-stories': (
    <g stroke="none">
      {bulbs.map((place) => (
        <circle key={place} cx={46 + place * 26} cy="64" r="6" className="kz-bulb" />
      ))}
    </g>
  ),
  'fun-facts': (
    <>
      <path d="M34 84h24v276H34zM242 84h24v276h-24z" className="kz-pillar" />
      <path d="M42 96v252M50 96v252M250 96v252M258 96v252" fill="none" strokeWidth="2" opacity="0.5" />
      <path d="M68 254q0-18 13-18t13 18v40H68zM206 254q0-18 13-18t13 18v40h-26z" className="kz-lit" />
      <path d="M66 296h30v8H66zM204 296h30v8h-30z" fill={stone} />
    </>
  ),
  'runny-nose': (
    <>
      <path d="M22 226q20 14 43 0t43 0M278 226q-20 14-43 0t-43 0" fill="none" opacity="0.35" strokeWidth="3" />
      <circle cx="62" cy="276" r="28" fill={paper} />
      <circle cx="62" cy="276" r="18" fill={drip} />
      <circle cx="238" cy="276" r="28" fill={paper} />
      <circle cx="238" cy="276" r="18" fill={drip} />
      <path d="M50 278q6-7 12 0t12 0M226 278q6-7 12 0t12 0" fill="none" stroke={paper} />
    </>
  ),
  'pollen-pop': (
    <>
      <path
        d="M28 360v-44M52 360v-50M76 360v-44M224 360v-44M248 360v-50M272 360v-44M18 336h72M212 336h72"
        fill="none"
        strokeWidth="6"
        stroke={honey}
      />
      <g fill={coral}>
        <circle cx="46" cy="260" r="7" />
        <circle cx="250" cy="250" r="7" />
        <circle cx="86" cy="240" r="6" fill={gold} />
        <circle cx="216" cy="284" r="6" fill={gold} />
      </g>
    </>
  ),
  immunequest: (
    <>
      <path
        d="M70 238h18v11H70zM212 230h18v11h-18zM62 318h18v11H62zM222 300h18v11h-18zM80 330h14v10H80zM206 338h16v10h-16z"
        className="kz-pillar"
        strokeWidth="3"
      />
      <path d="M64 280q0-16 11-16t11 16v20H64zM214 268q0-16 11-16t11 16v20h-22z" className="kz-lit" />
    </>
  ),
  'print-shop': (
    <>
      <path d="M26 192h248l14 30H12z" fill={paper} />
      <path d="M26 192h35l-4 30H12zM97 192h35l-2 30H94zM168 192h35l3 30h-36zM239 192h35l14 30h-45z" fill={coral} stroke="none" />
      <path d="M26 192h248l14 30H12z" fill="none" />
      <path d="M30 250h52v44H30zM218 250h52v44h-52z" className="kz-lit" />
    </>
  ),
};

/** Other shapes than the usual wall: a hill for the kites. */
const wall: Partial<Record<ChildrensPageId, ReactNode>> = {
  'pollen-pop': (
    <>
      <path d="M-6 360C4 190 60 56 150 56s146 134 156 304z" className="kz-wall" />
      <path d="M150 56c90 0 146 134 156 304h-60C246 220 216 110 150 56z" fill={leafDeep} stroke="none" opacity="0.5" />
    </>
  ),
};

/** Draws a pot by the door, with its foot at a point: a prickly pear, or a yucca if `tall`. */
function Pot({ at, tall = false }: { readonly at: string; readonly tall?: boolean }) {
  return (
    <g transform={`translate(${at})`} strokeWidth="3">
      {tall ? (
        <path d="M0-24L-22-52M0-24L-12-66M0-24L0-70M0-24l13-42M0-24l22-28" stroke={leafDeep} strokeWidth="7" fill="none" />
      ) : (
        <>
          <path d="M-2-22c-14 0-16-24-4-30 12-4 20 10 16 22-2 6-6 8-12 8z" fill={leaf} />
          <path d="M6-44c-6-10 2-22 10-20 10 4 8 20 0 24-4 2-8 0-10-4z" fill={leaf} />
          <circle cx="16" cy="-66" r="4.5" fill={coral} />
        </>
      )}
      <path d="M-19-24h38l-5 24h-28z" fill={honey} />
    </g>
  );
}

interface FacadeProps {
  readonly page: ChildrensPageId;
  /** The drawing over the door: 160 by 110 units around its center. */
  readonly picture: ReactNode;
}

/** Draws the front of a page's house, 300 units wide and 400 high, with a door that opens a little on hover or focus. */
export function Facade({ page, picture }: FacadeProps) {
  return (
    <svg viewBox="0 -40 300 400" className={`kz-facade kz-house-${page}`} aria-hidden="true" focusable="false">
      <g stroke={line} strokeWidth="4" strokeLinejoin="round" strokeLinecap="round">
        {roofs[page]}
        {wall[page] ?? (
          <>
            <path d="M22 360V62h256v298z" className="kz-wall" />
            <path d="M248 64h28v294h-28zM24 64h252v10H24z" stroke="none" className="kz-shade" />
          </>
        )}
        {fronts[page]}
        <rect x="62" y="80" width="176" height="122" rx="10" className="kz-sign" />
        <g transform="translate(150 141)">{picture}</g>
        <path d="M98 360V268q0-46 52-46t52 46v92z" className="kz-doorway" />
        <g transform="translate(110 276) scale(0.8)" className="kz-tenant">
          {tenants[page]}
        </g>
        <Pot at="42 360" />
        <Pot at="258 360" tall />
        <g className="kz-door">
          <path d="M98 360V268q0-46 52-46t52 46v92z" className="kz-door-leaf" />
          <path d="M150 236v110M116 270h24M160 270h24M116 316h24M160 316h24" fill="none" strokeWidth="3" />
          <circle cx="188" cy="298" r="6" fill={gold} />
        </g>
      </g>
    </svg>
  );
}
