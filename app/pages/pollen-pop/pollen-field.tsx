import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { words as gameWords } from '#app/parts/games/words.ts';
import { useWords } from '#app/ui/use-language.ts';
import { Flyer } from './flyer.tsx';
import { type Happening, type Heading, isClosed, isFriend, type Kind, nearest, neighbour, type Round, spotsOf } from './rules.ts';
import { skyAt } from './skies.ts';
import { words } from './words.ts';

interface PollenFieldProps {
  readonly round: Round;
  /** The current round; things move without React. */
  readonly now: RefObject<Round>;
  /** The drawn buttons, by target id. */
  readonly nodes: RefObject<Map<number, HTMLButtonElement>>;
  readonly fieldRef: RefObject<HTMLDivElement | null>;
  readonly labelOf: (kind: Kind) => string;
  readonly nameOf: (kind: Kind) => string;
  readonly onTap: (id: number) => void;
  readonly onPress: () => void;
}

const headings: Readonly<Record<string, Heading>> = { ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down' };

/** A puff with the name of what was popped. */
function Puff({
  happening: { kind, what, x, y },
  field,
  nameOf,
}: {
  readonly happening: Happening;
  readonly field: Round['field'];
  readonly nameOf: (kind: Kind) => string;
}) {
  const at = { left: `clamp(4rem, ${(100 * x) / field.width}%, calc(100% - 4rem))`, top: `${(100 * y) / field.height}%` };
  return (
    <span className={`kz-puff kz-puff-${what}`} style={at}>
      <svg viewBox="-50 -50 100 100" aria-hidden="true" focusable="false">
        {[0, 45, 90, 135, 180, 225, 270, 315].map((turn) => (
          <circle key={turn} cx="0" cy="-34" r="6" transform={`rotate(${turn})`} />
        ))}
      </svg>
      <span>{nameOf(kind)}</span>
    </span>
  );
}

/** The air with its targets. Each is a button; arrow keys lead from one to the next, and after a pop to the nearest. */
export function PollenField({ round, now, nodes, fieldRef, labelOf, nameOf, onTap, onPress }: PollenFieldProps) {
  const w = useWords(words);
  const g = useWords(gameWords);
  const { targets, happenings, phase, way, field } = round;
  const [chosen, setChosen] = useState(0);
  const lastPlace = useRef({ x: field.width / 2, y: field.height / 2 });
  const hadFocus = useRef(false);
  const oneButton = way === 'one-button';
  const closed = isClosed(round);
  const { trick } = skyAt(round.sky);

  function focus(id: number | undefined) {
    if (id !== undefined) nodes.current.get(id)?.focus({ preventScroll: true });
  }
  const isThere = targets.some(({ id }) => id === chosen);
  // The focused target was popped or flew off: focus the nearest.
  useEffect(() => {
    if (isThere || !hadFocus.current || phase !== 'playing' || oneButton) return;
    const next = nearest(spotsOf(now.current), lastPlace.current)?.id;
    if (next === undefined) fieldRef.current?.focus({ preventScroll: true });
    else nodes.current.get(next)?.focus({ preventScroll: true });
  }, [isThere, phase, oneButton, now, nodes, fieldRef]);

  function tapped(id: number) {
    const spot = spotsOf(now.current).find((one) => one.id === id);
    if (spot) lastPlace.current = spot;
    onTap(id);
  }
  function onKeyDown(event: KeyboardEvent) {
    const heading = headings[event.key];
    if (!heading || oneButton) return;
    const spots = spotsOf(now.current);
    focus(spots.some(({ id }) => id === chosen) ? neighbour(spots, chosen, heading)?.id : nearest(spots, lastPlace.current)?.id);
    event.preventDefault();
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the answers of a form.
    <div
      ref={fieldRef}
      role="group"
      aria-label={w.field}
      tabIndex={-1}
      className="kz-field"
      onKeyDown={onKeyDown}
      onFocus={() => {
        hadFocus.current = true;
      }}
      onBlur={({ relatedTarget, currentTarget }) => {
        // A removed button loses the focus to nothing; the field still counts.
        if (relatedTarget && !currentTarget.contains(relatedTarget)) hadFocus.current = false;
      }}
    >
      {targets.map(({ id, kind, scale, hits }) => (
        <Flyer
          key={id}
          id={id}
          kind={kind}
          label={kind === 'boss' ? (closed ? w.bossClosed : w.bossOpen) : labelOf(kind)}
          size={Math.round(field.size * scale)}
          cracked={!isFriend(kind) && hits === 1 && (kind === 'boss' ? !closed : trick === 'tough')}
          closed={closed}
          rightward={way === 'breeze' && trick === 'split'}
          ringed={oneButton && id === round.ring}
          reachable={!oneButton && phase === 'playing'}
          onTap={tapped}
          onFocus={setChosen}
          flyerRef={(node) => {
            if (node) nodes.current.set(id, node);
            return () => {
              nodes.current.delete(id);
            };
          }}
        />
      ))}
      <div aria-hidden="true" className="kz-puffs">
        {happenings.map((happening) => (
          <Puff key={happening.id} happening={happening} field={field} nameOf={nameOf} />
        ))}
      </div>
      {oneButton && phase === 'playing' && (
        <button type="button" className="kz-press" data-press onPointerDown={onPress} onClick={(event) => event.detail === 0 && onPress()}>
          <span>{g.press}</span>
        </button>
      )}
    </div>
  );
}
