import { useId } from 'react';
import type { Zone, ZoneId } from '#app/content/emergency/action-plan.schema.ts';
import type { Localized } from '#app/content/text/localized.ts';
import { useWords } from '#app/ui/use-language.ts';
import { WithHotlines } from '#app/ui/with-hotlines.tsx';
import { actionPlanWords } from './action-plan-words.ts';
import { BlankRows } from './blank.tsx';

/** Color, and lines that differ without it: few, slanted, crossed. */
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

/** Draws the mark of a zone above its name: prints without background colors, and differs by zone in black and white. */
function ZoneBand({ zone }: { readonly zone: ZoneId }) {
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

const edges = {
  green: 'border-oak border-solid',
  yellow: 'border-gold border-dashed',
  red: 'border-alarm border-double',
} as const;

/** Draws one zone: how to know it, what to do, and the lines that only the doctor fills out. */
export function ZoneSection({ zone }: { readonly zone: Localized<Zone> }) {
  const heading = useId();
  const p = useWords(actionPlanWords);
  const { id, name, title, peakFlow, signs, action, emergency } = zone;
  return (
    <section
      aria-labelledby={heading}
      className={`mt-3 grid gap-x-5 gap-y-2 border-4 p-3 break-inside-avoid md:grid-cols-[min(19rem,50%)_minmax(0,1fr)] print:mt-[1.6mm] print:grid-cols-[64mm_1fr] print:gap-x-[4mm] print:gap-y-0 print:border-[1mm] print:p-[1.6mm] ${edges[id]}`}
    >
      <div>
        <ZoneBand zone={id} />
        <h3 id={heading} className="mt-1">
          {p.zone} {name}: {title}
        </h3>
        <ul className="list-disc ps-5 print:ps-[4mm]">
          {signs.map((sign) => (
            <li key={sign}>{sign}</li>
          ))}
        </ul>
        <p className="mt-1 print:mt-[0.6mm]">
          {p.peakFlow}: {peakFlow}
        </p>
      </div>
      <div className="min-w-0">
        <p className="font-semibold">{action}</p>
        <div className="intake-fields">
          <BlankRows id={`zone-${id}`} labels={[p.medicine, p.amount, p.often]} rows={2} />
        </div>
        {emergency && (
          <p className="mt-2 font-semibold print:mt-[0.8mm]">
            <WithHotlines text={emergency} />
          </p>
        )}
      </div>
    </section>
  );
}
