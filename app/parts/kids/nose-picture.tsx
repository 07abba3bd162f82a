import { crayons } from './crayons.ts';

const { line, skin, skinShade, blush, paper, paperShade, drip, dripShine, coral, gold, bluebonnet } = crayons;

/** How the nose feels, from a bad day to a good one; `sneeze` is a passing mood. */
export type NoseMood = 'sad' | 'so-so' | 'better' | 'relieved' | 'sneeze';

const brows: Readonly<Record<NoseMood, string>> = {
  sad: 'M66 46l18-8M134 46l-18-8',
  'so-so': 'M68 42h16M132 42h-16',
  better: 'M68 41q8-5 16-2M132 41q-8-5-16-2',
  relieved: 'M66 38q10-8 18-3M134 38q-10-8-18-3',
  sneeze: 'M68 38l17 9M132 38l-17 9',
};

const mouths: Readonly<Record<NoseMood, string>> = {
  sad: 'M86 114q14-14 28 0',
  'so-so': 'M88 110h24',
  better: 'M86 106q14 12 28 0',
  relieved: 'M80 103q20 28 40 0z',
  sneeze: 'M100 100a11 12 0 1 1-.1 0z',
};

function Eyes({ mood }: { readonly mood: NoseMood }) {
  if (mood === 'relieved') return <path d="M68 66q9-12 18 0M114 66q9-12 18 0" fill="none" strokeWidth="5" />;
  if (mood === 'sneeze') return <path d="M68 56l16 9-16 9M132 56l-16 9 16 9" fill="none" strokeWidth="5" />;
  const down = mood === 'sad' ? 4 : 0;
  return (
    <g>
      {[77, 123].map((cx) => (
        <g key={cx}>
          <ellipse cx={cx} cy="64" rx="13" ry="14" fill={paper} />
          <circle cx={cx + (cx < 100 ? 2 : -2)} cy={66 + down} r="6.5" fill={line} stroke="none" />
          <circle cx={cx + (cx < 100 ? 5 : 1)} cy={63 + down} r="2.2" fill={paper} stroke="none" />
        </g>
      ))}
      {mood === 'sad' && <path d="M64 60q13-11 26 2M136 60q-13-11-26 2" fill={skin} strokeWidth="3" />}
    </g>
  );
}

/**
 * Draws Nariz the nose, 200 units wide and 250 high: a scarf, sneakers, and a face that shows how well it breathes. Its nostrils
 * are at (72, 150) and (128, 150).
 */
export function Nose({ mood = 'relieved' }: { readonly mood?: NoseMood }) {
  const drips = mood === 'sad' || mood === 'sneeze';
  return (
    <g stroke={line} strokeWidth="4" strokeLinecap="round" strokeLinejoin="round">
      <path d="M82 196v34M118 196v34" fill="none" className="kz-limb" strokeWidth="6" />
      <path d="M60 240q0-14 18-12l10 2q4 12-2 14H62q-2 0-2-4z" fill={coral} />
      <path d="M140 240q0-14-18-12l-10 2q-4 12 2 14h24q2 0 2-4z" fill={coral} />
      <path
        d="M100 10C78 10 72 34 68 58C62 92 34 104 26 132C18 164 44 184 70 176C82 192 118 192 130 176C156 184 182 164 174 132C166 104 138 92 132 58C128 34 122 10 100 10z"
        fill={skin}
      />
      <path d="M132 58c6 34 34 46 42 74 8 32-18 52-44 44 22-4 34-20 28-42-6-22-28-42-26-76z" fill={skinShade} stroke="none" />
      <path d="M46 166c-10-12-8-28 2-36M154 166c10-12 8-28-2-36" fill="none" />
      <ellipse cx="72" cy="152" rx="15" ry={mood === 'relieved' ? 11 : 8} fill={line} />
      <ellipse cx="128" cy="152" rx="15" ry={mood === 'relieved' ? 11 : 8} fill={line} />
      <circle cx="54" cy="112" r="11" fill={blush} stroke="none" opacity="0.75" />
      <circle cx="146" cy="112" r="11" fill={blush} stroke="none" opacity="0.75" />
      <path d={brows[mood]} fill="none" />
      <Eyes mood={mood} />
      <path d={mouths[mood]} fill={mood === 'relieved' || mood === 'sneeze' ? blush : 'none'} />
      <path d="M52 184q48 26 96 0l4 16q-52 26-104 0z" fill={bluebonnet} />
      <path d="M132 204l22 34 14-8-18-32z" fill={bluebonnet} />
      <path d="M60 194l3 12M82 202l2 12M106 203v12M128 198l3 11" stroke={gold} strokeWidth="5" fill="none" />
      {drips && (
        <g className="kz-drip">
          <path d="M72 158c7 10 10 16 10 22a10 10 0 0 1-20 0c0-6 3-12 10-22z" fill={drip} strokeWidth="3" />
          <path d="M67 182a5 5 0 0 0 4 5" fill="none" stroke={dripShine} strokeWidth="3" />
        </g>
      )}
      {mood === 'so-so' && <path d="M128 158c5 7 7 11 7 15a7 7 0 0 1-14 0c0-4 2-8 7-15z" fill={drip} strokeWidth="3" />}
    </g>
  );
}

/** Draws a tissue of the given half width, with its upper edge at y. */
export function Tissue({ x, y, reach }: { readonly x: number; readonly y: number; readonly reach: number }) {
  const folds = [-0.6, -0.2, 0.2, 0.6].map((part) => part * reach);
  const top = [-1, -0.8, -0.4, 0, 0.4, 0.8, 1].map((part, place) => `${(part * reach).toFixed(1)} ${place % 2 === 0 ? 0 : 6}`);
  return (
    <g transform={`translate(${x.toFixed(1)} ${y})`} stroke={line} strokeWidth="2.5" strokeLinejoin="round" strokeLinecap="round">
      <path d={`M${top.join('L')}L${reach * 0.86} 30L${-reach * 0.86} 30z`} fill={paper} />
      <path d={folds.map((fold) => `M${fold} 11L${(fold * 0.9).toFixed(1)} 24`).join('')} stroke={paperShade} fill="none" />
    </g>
  );
}
