import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { GrainId } from '#app/content/seasons/grain-ids.ts';
import { crayons } from '#app/parts/kids/crayons.ts';
import { Grain } from '#app/parts/kids/grains.tsx';
import { air, type Heading, nearest, neighbour, placeOf, popTime, type Round } from './rules.ts';

interface PollenFieldProps {
  readonly round: Round;
  readonly label: string;
  readonly labelOf: (grain: GrainId) => string;
  readonly nameOf: (grain: GrainId) => string;
  readonly onPop: (id: number) => void;
  /** No ring that spreads, only the name. */
  readonly calm: boolean;
  readonly fieldRef: RefObject<SVGSVGElement | null>;
}

const headings: Readonly<Record<string, Heading>> = { ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down' };

/** Radius of what can be tapped: more than 44 px across even in the narrowest window. */
const target = 30;

const halfNames = 78;

/** The air with its grains. Each is a button; one of them is in the tab order, and arrow keys lead to the others. */
export function PollenField({ round, label, labelOf, nameOf, onPop, calm, fieldRef }: PollenFieldProps) {
  const { grains, pops, phase } = round;
  const spots = grains.map((grain) => ({ id: grain.id, ...placeOf(grain, round) }));
  const [chosen, setChosen] = useState(0);
  const current = spots.find(({ id }) => id === chosen) ?? spots[0];
  const lastPlace = useRef<{ x: number; y: number }>({ x: air.width / 2, y: air.height / 2 });
  const hadFocus = useRef(false);
  const chosenIsGone = current?.id !== chosen;
  if (current && !chosenIsGone) lastPlace.current = current;

  function focus(id: number | undefined) {
    if (id === undefined) return;
    setChosen(id);
    fieldRef.current?.querySelector<SVGGElement>(`[data-grain="${id}"]`)?.focus({ preventScroll: true });
  }

  // The grain that had the focus was popped or flew off: the nearest one takes it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the going of a grain moves the focus.
  useEffect(() => {
    if (chosenIsGone && hadFocus.current) focus(nearest(spots, lastPlace.current)?.id);
  }, [chosenIsGone, grains.length]);

  function onKeyDown(event: KeyboardEvent) {
    const heading = headings[event.key];
    if (heading && current) focus(neighbour(spots, current, heading)?.id);
    else if (event.key === ' ' || event.key === 'Enter') onPop(chosen);
    else return;
    event.preventDefault();
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot stand inside a drawing.
    <svg
      ref={fieldRef}
      role="group"
      aria-label={label}
      viewBox={`0 0 ${air.width} ${air.height}`}
      className="block w-full touch-manipulation rounded-card border-2 border-line bg-mist forced-color-adjust-none select-none"
      onKeyDown={onKeyDown}
      onFocus={() => {
        hadFocus.current = true;
      }}
      onBlur={(event) => {
        // A grain that is taken away loses the focus to nobody; then the field still has it.
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) hadFocus.current = false;
      }}
    >
      <path d="M0 330C50 300 110 318 160 336S270 318 320 326V380H0z" className="fill-oak" opacity="0.16" />
      <path d="M0 356C70 334 120 352 190 356S290 344 320 350V380H0z" className="fill-oak" opacity="0.28" />
      {grains.map(({ id, grain }, place) => (
        // biome-ignore lint/a11y/useSemanticElements: a button cannot stand inside a drawing.
        <g
          key={id}
          role="button"
          tabIndex={phase === 'playing' && id === current?.id ? 0 : -1}
          aria-label={labelOf(grain)}
          data-grain={id}
          transform={`translate(${spots[place]?.x.toFixed(1)} ${spots[place]?.y.toFixed(1)})`}
          className="group cursor-pointer outline-none"
          onClick={() => onPop(id)}
          onFocus={() => setChosen(id)}
        >
          <circle r={target} fill="transparent" />
          <circle r={target + 3} fill="none" strokeWidth="4" className="stroke-bluebonnet opacity-0 group-focus-visible:opacity-100" />
          <g transform="scale(0.6)">
            <Grain id={grain} />
          </g>
        </g>
      ))}
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus; the status line says the names. */}
      <g aria-hidden="true" pointerEvents="none">
        {pops.map(({ id, grain, x, y, age }) => {
          const way = age / popTime;
          const textX = Math.min(air.width - halfNames, Math.max(halfNames, x));
          return (
            <g key={id}>
              {!calm && (
                <circle
                  cx={x}
                  cy={y}
                  r={14 + way * 26}
                  fill="none"
                  strokeWidth="3"
                  strokeDasharray="5 9"
                  className="stroke-gold"
                  opacity={1 - way}
                />
              )}
              <text
                x={textX}
                y={y - (calm ? 0 : way * 16)}
                textAnchor="middle"
                fontSize="19"
                fontWeight="700"
                fill={crayons.line}
                stroke={crayons.paper}
                strokeWidth="5"
                paintOrder="stroke"
                strokeLinejoin="round"
              >
                {nameOf(grain)}
              </text>
            </g>
          );
        })}
      </g>
    </svg>
  );
}
