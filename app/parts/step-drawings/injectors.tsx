import { Arrow } from './parts/arrow.tsx';
import { AuviQ, Guard, Injector, OuterCase, SafetyCap } from './parts/devices.tsx';
import { Fist, Grip, Pinch } from './parts/hand.tsx';
import { cloth } from './parts/tones.ts';

/** Draws the injector in a fist, its orange end against the outer middle of the thigh. */
function Injecting() {
  return (
    <>
      <Thigh tone={cloth.sun} />
      <Injector at="translate(82 60) rotate(-90)" />
      <Fist at="translate(38 60) rotate(-90)" tone="brown" sleeve={cloth.sun} />
    </>
  );
}

const strokes = {
  1: 'M-4-5 1-9V9',
  2: 'M-5-4c0-7 11-7 10 0 0 4-6 7-10 13H6',
} as const;

interface BadgeProps {
  readonly at: string;
  readonly count: keyof typeof strokes;
}

/** Draws a number in a disc, which shows the order of the devices. */
function Badge({ at, count }: BadgeProps) {
  return (
    <g transform={at}>
      <circle r="15" className="fill-coral stroke-coral" />
      <path d={strokes[count]} className="stroke-coral-ink" strokeWidth="4" />
    </g>
  );
}

/** Draws a stopwatch, partly filled: hold on. */
function Clock({ at }: { readonly at: string }) {
  return (
    <g transform={at}>
      <path d="M-4-24h8M0-24v6M13-15l4-4" />
      <circle r="18" className="fill-card" />
      <path d="M0 0V-12A12 12 0 0 1 10.4 6z" className="fill-coral stroke-coral" strokeWidth="1" />
      <path d="M0-12V0l10.4 6" strokeWidth="2.5" />
    </g>
  );
}

/** Draws hips and legs in pants from the front, with the place on the outer side, midway between hip and knee. */
function Thigh({ tone }: { readonly tone: string }) {
  return (
    <>
      <path d="M83 8 78 36l6 66-1 24h29l3-72 3 72h29l-1-24 6-66-5-28z" className={cloth.denim} />
      <path d="M80-5v17h71V-5z" className={tone} />
      <path d="M115 12v42M97 12q-2 14-16 16M133 12q2 14 16 16M89 107q10 5 19 0M122 107q10 5 19 0" strokeWidth="2" />
      <path d="M81 45c12 0 18 8 18 15s-6 15-17 15" className="stroke-coral" strokeWidth="4" strokeDasharray="5 6" />
    </>
  );
}

/** The steps with an auto-injector. */
export const injectorSteps = {
  /** Orange end down in one fist, the blue cap pulled straight up with the other hand. */
  'injector-cap-off': (
    <>
      <Injector at="translate(66 115)" />
      <Fist at="translate(66 74) scale(-1 1)" tone="tan" sleeve={cloth.leaf} />
      <SafetyCap at="translate(66 24)" />
      <Pinch at="translate(66 24)" tone="tan" sleeve={cloth.leaf} />
      <Arrow x={32} y={50} length={44} turn={-90} />
    </>
  ),
  /** The orange end pushed against the outer side of the middle of the thigh, through clothes. */
  'injector-thigh': (
    <>
      <Injecting />
      <Arrow x={16} y={100} length={58} turn={0} />
    </>
  ),
  /** Kept pressed to the thigh while the seconds are counted. */
  'injector-hold': (
    <>
      <Injecting />
      <Clock at="translate(44 99) scale(.9)" />
    </>
  ),
  /** The card-shaped injector drawn up out of its case. */
  'auviq-out-of-case': (
    <>
      <Grip at="translate(80 34)" tone="fair" sleeve={cloth.rose}>
        <AuviQ at="translate(0 44)" />
      </Grip>
      <Grip at="translate(80 92) scale(-1 1)" tone="fair" sleeve={cloth.rose}>
        <OuterCase at="translate(0-30)" />
      </Grip>
      <Arrow x={34} y={58} length={48} turn={-90} />
    </>
  ),
  /** The red guard pulled down and off the black end. */
  'auviq-guard-off': (
    <>
      <Grip at="translate(80 30)" tone="fair" sleeve={cloth.rose}>
        <AuviQ at="translate(0 38)" />
      </Grip>
      <Guard at="translate(80 92)" />
      <Pinch at="translate(70 98) scale(-1 1)" tone="fair" sleeve={cloth.rose} />
      <Arrow x={128} y={68} length={46} turn={90} />
    </>
  ),
  /** The black end pressed against the outer side of the middle of the thigh. */
  'auviq-thigh': (
    <>
      <Thigh tone={cloth.rose} />
      <Grip at="translate(42 56) rotate(-90)" tone="fair" sleeve={cloth.rose}>
        <AuviQ at="translate(-4 40)" />
      </Grip>
      <Arrow x={16} y={102} length={58} turn={0} />
    </>
  ),
  /** The used device put aside, a second, new one taken. */
  'new-device': (
    <>
      <g opacity=".35">
        <Injector at="translate(34 112)" />
      </g>
      <Arrow x={54} y={74} length={46} turn={0} />
      <SafetyCap at="translate(122 28)" />
      <Injector at="translate(122 112)" />
      <Badge at="translate(34 20)" count={1} />
      <Badge at="translate(142 88)" count={2} />
    </>
  ),
} as const;
