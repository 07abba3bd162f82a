import { memo, type Ref } from 'react';
import { Bee } from '#app/parts/kids/bee.tsx';
import { GrainFriend } from '#app/parts/kids/grain-image.tsx';
import { Monarch } from '#app/parts/kids/monarch.tsx';
import { isFriend, type Kind } from './rules.ts';

interface FlyerProps {
  readonly id: number;
  readonly kind: Kind;
  readonly label: string;
  /** The width in CSS pixels. */
  readonly size: number;
  /** One tap has cracked it. */
  readonly cracked: boolean;
  /** The boss is closed. */
  readonly closed: boolean;
  readonly rightward: boolean;
  readonly ringed: boolean;
  /** Whether it takes the focus; if one button plays, that button does. */
  readonly reachable: boolean;
  readonly onTap: (id: number) => void;
  readonly onFocus: (id: number) => void;
  readonly flyerRef: Ref<HTMLButtonElement>;
}

function Picture({ kind, cracked, closed, rightward }: Pick<FlyerProps, 'kind' | 'cracked' | 'closed' | 'rightward'>) {
  if (isFriend(kind))
    return (
      <svg viewBox="-50 -50 100 100" className="kz-drawing" aria-hidden="true" focusable="false">
        {/* Both are drawn flying to the left. */}
        <g transform={rightward ? 'scale(-1 1)' : undefined}>{kind === 'bee' ? <Bee /> : <Monarch />}</g>
      </svg>
    );
  const mood = kind === 'boss' ? (closed ? 'cross' : 'oh') : cracked ? 'oh' : 'glad';
  return (
    <>
      <GrainFriend id={kind === 'boss' ? 'mountain-cedar' : kind} mood={mood} />
      {cracked && (
        <svg viewBox="0 0 100 100" className="kz-crack" aria-hidden="true" focusable="false">
          <path d="M54 4l-8 16 12 8-10 14M20 70l14-6M82 62l-12 8" />
        </svg>
      )}
    </>
  );
}

/** A target in the air: a button that the game moves, not React. A press counts when it begins. */
export const Flyer = memo(function Flyer({
  id,
  kind,
  label,
  size,
  cracked,
  closed,
  rightward,
  ringed,
  reachable,
  onTap,
  onFocus,
  flyerRef,
}: FlyerProps) {
  return (
    <button
      ref={flyerRef}
      type="button"
      data-flyer={id}
      data-kind={kind}
      tabIndex={reachable ? 0 : -1}
      aria-label={label}
      className={`kz-flyer ${ringed ? 'kz-ringed' : ''} ${isFriend(kind) ? 'kz-friend' : ''}`}
      style={{ width: size, height: size }}
      onPointerDown={(event) => {
        if (event.button === 0) onTap(id);
      }}
      // A press by keyboard, voice or switch has no pointer.
      onClick={(event) => event.detail === 0 && onTap(id)}
      onFocus={() => onFocus(id)}
    >
      <Picture kind={kind} cracked={cracked} closed={closed} rightward={rightward} />
    </button>
  );
});
