import { type PointerEvent, type RefObject, useRef } from 'react';
import { words as gameWords } from '#app/parts/games/words.ts';
import { Nose, type NoseMood } from '#app/parts/kids/nose-picture.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { noseWidth, placeAt, type Round } from './rules.ts';
import { ThingPicture } from './thing-picture.tsx';
import { words } from './words.ts';

interface NoseFieldProps {
  readonly round: Round;
  readonly mood: NoseMood;
  readonly nodes: RefObject<Map<number | 'nose', HTMLElement>>;
  readonly fieldRef: RefObject<HTMLDivElement | null>;
  readonly sliderRef: RefObject<HTMLDivElement | null>;
  readonly onMove: (x: number) => void;
  readonly onChoose: (id: number) => void;
  readonly onPress: () => void;
}

/**
 * The playing field. If things fall, screen readers and switches find a slider, the nose; fingers drag it anywhere
 * on the picture, and the mouse moves it without pressing. If things wait, each is a button.
 */
export function NoseField({ round, mood, nodes, fieldRef, sliderRef, onMove, onChoose, onPress }: NoseFieldProps) {
  const w = useWords(words);
  const g = useWords(gameWords);
  const { field, way, phase, things, place } = round;
  const dragging = useRef(false);
  const { pollen } = placeAt(place);
  const playing = phase === 'playing';
  const size = { width: field.size, height: field.size };

  const remember = (key: number | 'nose') => (node: HTMLElement | null) => {
    if (node) nodes.current.set(key, node);
    return () => {
      nodes.current.delete(key);
    };
  };
  function follow(event: PointerEvent<HTMLDivElement>) {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    onMove(((event.clientX - left) / width) * field.width);
  }

  return (
    <div
      ref={fieldRef}
      className="kz-field kz-drag"
      onPointerDown={(event) => {
        if (way !== 'breeze' || !playing) return;
        dragging.current = true;
        event.currentTarget.setPointerCapture(event.pointerId);
        follow(event);
      }}
      onPointerMove={(event) => way === 'breeze' && playing && (dragging.current || event.pointerType === 'mouse') && follow(event)}
      onPointerUp={() => {
        dragging.current = false;
      }}
      onPointerCancel={() => {
        dragging.current = false;
      }}
    >
      {way === 'breeze' ? (
        <div
          ref={sliderRef}
          role="slider"
          tabIndex={playing ? 0 : -1}
          aria-label={w.field}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round((100 * round.nose) / field.width)}
          className="kz-slider"
        >
          {things.map(({ id, thing }) => (
            <span key={id} ref={remember(id)} className="kz-thing" style={size}>
              <ThingPicture thing={thing} pollen={pollen} />
            </span>
          ))}
        </div>
      ) : (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the answers of a form.
        <div ref={sliderRef} role="group" aria-label={w.choose} tabIndex={-1} className="kz-slider">
          {things.map(({ id, thing }) => (
            <button
              key={id}
              ref={remember(id)}
              type="button"
              tabIndex={way === 'still' && playing ? 0 : -1}
              className={`kz-thing kz-choice ${way === 'one-button' && id === round.ring ? 'kz-ringed' : ''}`}
              onPointerDown={() => onChoose(id)}
              onClick={(event) => event.detail === 0 && onChoose(id)}
            >
              <ThingPicture thing={thing} pollen={pollen} />
              <span className="kz-thing-name">{w[thing]}</span>
            </button>
          ))}
        </div>
      )}
      {phase !== 'ready' && (
        <div ref={remember('nose')} className={`kz-nose kz-nose-${mood}`} style={{ width: noseWidth(field) }}>
          <svg viewBox="0 0 200 250" className="kz-drawing" aria-hidden="true" focusable="false">
            <Nose mood={mood} />
          </svg>
        </div>
      )}
      {way === 'one-button' && playing && (
        <button type="button" data-press className="kz-press" onPointerDown={onPress} onClick={(event) => event.detail === 0 && onPress()}>
          <span>{g.press}</span>
        </button>
      )}
    </div>
  );
}
