import { type PointerEvent, type RefObject, useRef } from 'react';
import { DripShape, Nose, Tissue } from '#app/parts/kids/nose-picture.tsx';
import { dripX, field, paces, type Round } from './rules.ts';

interface NoseFieldProps {
  readonly round: Round;
  readonly label: string;
  readonly onMove: (x: number) => void;
  readonly focusRef: RefObject<HTMLDivElement | null>;
}

/**
 * The picture one plays in. For screen readers and switches it is a slider, which is what the tissue is; fingers
 * drag it anywhere on the picture, and a mouse leads it without pressing.
 */
export function NoseField({ round, label, onMove, focusRef }: NoseFieldProps) {
  const dragging = useRef(false);
  const { reach } = paces[round.pace];

  function follow(event: PointerEvent<HTMLDivElement>) {
    const box = event.currentTarget.getBoundingClientRect();
    onMove(((event.clientX - box.left) / box.width) * field.width);
  }

  return (
    <div
      ref={focusRef}
      role="slider"
      tabIndex={round.phase === 'playing' ? 0 : -1}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(((round.tissue - reach) / (field.width - 2 * reach)) * 100)}
      className="touch-pan-y overflow-hidden rounded-card border-2 border-line bg-mist forced-color-adjust-none select-none"
      onPointerDown={(event) => {
        dragging.current = true;
        event.currentTarget.setPointerCapture(event.pointerId);
        follow(event);
      }}
      onPointerMove={(event) => (dragging.current || event.pointerType === 'mouse') && follow(event)}
      onPointerUp={() => {
        dragging.current = false;
      }}
      onPointerCancel={() => {
        dragging.current = false;
      }}
    >
      <svg viewBox={`0 0 ${field.width} ${field.height}`} className="block w-full" aria-hidden="true" focusable="false">
        <path d={`M0 ${field.floor}h${field.width}V${field.height}H0z`} className="fill-line" />
        <Nose relieved={round.phase === 'over'} />
        {round.drips.map((drip) => (
          <DripShape key={drip.id} x={dripX(drip)} y={drip.y} />
        ))}
        <Tissue x={round.tissue} y={field.catchFrom} reach={reach} />
      </svg>
    </div>
  );
}
