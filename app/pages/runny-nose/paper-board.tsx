import { crayons } from '#app/parts/kids/crayons.ts';
import { Nose, Tissue } from '#app/parts/kids/nose-picture.tsx';

const drips = Array.from({ length: 10 }, (_, place) => place);
const sides = [-1, 1] as const;

/** The paper version: a nose and two trails of drips to color in. */
export function PaperBoard({ label }: { readonly label: string }) {
  return (
    <svg
      viewBox="0 0 320 600"
      role="img"
      aria-label={label}
      className="mx-auto block w-full max-w-sm rounded-card border-2 border-line forced-color-adjust-none print:h-[13.5cm] print:w-auto print:border-0"
    >
      <rect width="320" height="600" fill={crayons.paper} className="print:hidden" />
      <g transform="translate(85 4) scale(0.75)">
        <Nose mood="so-so" />
      </g>
      {sides.flatMap((side) =>
        drips.map((place) => (
          <path
            key={`${side}-${place}`}
            transform={`translate(${160 + side * (70 + place * 4)} ${176 + place * 38})`}
            d="M0-16c6 9 11 13 11 20a11 11 0 0 1-22 0c0-7 5-11 11-20z"
            fill={crayons.paper}
            stroke={crayons.line}
            strokeWidth="2"
          />
        )),
      )}
      <Tissue x={58} y={556} reach={44} />
      <Tissue x={262} y={556} reach={44} />
    </svg>
  );
}
