import type { ZoneId } from '#app/content/emergency/action-plan.schema.ts';

/** Colour, and lines that differ without it: few, slanted, crossed. */
const looks: Readonly<Record<ZoneId, { readonly tone: string; readonly lines: string }>> = {
  green: { tone: 'text-oak', lines: 'M0 10h400' },
  yellow: { tone: 'text-gold', lines: slanted(20) },
  red: { tone: 'text-alarm', lines: `${slanted(20)}${slanted(-20)}` },
};

/** Parallel strokes over the width of the band, leaning by `lean` units. */
function slanted(lean: number): string {
  const from = lean < 0 ? 20 : -20;
  return Array.from({ length: 22 }, (_, place) => `M${place * 20 + from} 20l${lean} -20`).join('');
}

/** The mark of a zone above its name: prints without background colours, and tells the zones apart in black and white. */
export function ZoneBand({ zone }: { readonly zone: ZoneId }) {
  const { tone, lines } = looks[zone];
  return (
    <svg
      viewBox="0 0 400 20"
      preserveAspectRatio="xMinYMid slice"
      aria-hidden="true"
      className={`h-4 w-full print:h-[3mm] ${tone}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="4"
    >
      <path d="M0 2h400M0 18h400" />
      <path d={lines} />
    </svg>
  );
}
