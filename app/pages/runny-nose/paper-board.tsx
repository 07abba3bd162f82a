import { crayons } from '#app/parts/kids/crayons.ts';
import { Nose, Tissue } from '#app/parts/kids/nose-picture.tsx';
import { field } from './rules.ts';

const drips = Array.from({ length: 10 }, (_, place) => place);

/** The paper version: a nose and two trails of drips to colour in. */
export function PaperBoard({ label }: { readonly label: string }) {
  return (
    <svg
      viewBox="0 0 320 560"
      role="img"
      aria-label={label}
      className="mx-auto block w-full max-w-sm rounded-card border-2 border-line forced-color-adjust-none print:h-[13.5cm] print:w-auto print:border-0"
    >
      <rect width="320" height="560" fill={crayons.paper} className="print:hidden" />
      <Nose />
      {field.nostrils.flatMap((x, side) =>
        drips.map((place) => (
          <path
            key={`${x}-${place}`}
            transform={`translate(${x + (side ? 1 : -1) * (14 + place * 5)} ${152 + place * 37})`}
            d="M0-16c6 9 11 13 11 20a11 11 0 0 1-22 0c0-7 5-11 11-20z"
            fill={crayons.paper}
            stroke={crayons.line}
            strokeWidth="2"
          />
        )),
      )}
      <Tissue x={66} y={518} reach={44} />
      <Tissue x={254} y={518} reach={44} />
    </svg>
  );
}
