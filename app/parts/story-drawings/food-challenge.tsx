import { cloth, device, white } from '#app/parts/step-drawings/parts/tones.ts';
import { Limb } from './parts/limb.tsx';
import { Person, type Pose } from './parts/person.tsx';
import { Bear, Cup, Room, Sheet, Tray, WallClock } from './parts/things.tsx';

const Child = (pose: Pose) => <Person tone="deep" hair="curls" top={cloth.denim} {...pose} />;

const Nurse = (pose: Pose) => <Person tone="fair" hair="long" top={cloth.leaf} mood="glad" wears="tunic" {...pose} />;

/** Draws a table in front of a person, its top 92 units down. */
function Table() {
  return <path d="M-4 94h168v32H-4z" className={cloth.sun} />;
}

/** Draws bites on little plates, each larger than the one before. */
function Bites() {
  return (
    <>
      {[2, 4, 6, 8].map((r, place) => (
        <g key={r} transform={`translate(${24 + place * 37} 94)`}>
          <path d="M-15 0h30l-4 6h-22z" className={white} />
          <circle cy={-r} r={r} fill={device.tip} strokeWidth="2" />
        </g>
      ))}
    </>
  );
}

export const foodChallenge = {
  'food-challenge-cover': (
    <>
      <Room tone={cloth.leaf} />
      <Child at="translate(80 46)" mood="glad" arms={['M-19 34q-10 10-6 20', 'M19 34q18 4 18-10']} />
      <Table />
      <Cup at="translate(34 68)" />
      <circle cx="118" cy="50" r="4" fill={device.tip} />
      <Tray at="translate(112 86)" />
    </>
  ),
  'food-challenge-check': (
    <>
      <Room tone={cloth.rose} />
      <Person at="translate(44 40)" tone="brown" hair="short" top={cloth.denim} mood="glad" wears="coat" arms={['M19 36q18 18 42 14']} />
      <Child at="translate(116 50)" mood="calm" arms={['M-19 36q-10 10-6 24', 'M19 36q10 10 6 24']} />
      <circle cx="108" cy="90" r="6" className="fill-coral" />
    </>
  ),
  'food-challenge-first': (
    <>
      <Room />
      <Child at="translate(64 44)" mood="blow" arms={['M-19 34q-10 10-6 20']} />
      <Table />
      <path d="M78 57h32" strokeWidth="5" />
      <circle cx="77" cy="54" r="3" fill={device.tip} strokeWidth="2" />
      <Limb d="M82 82q20 12 30-24" tone="deep" />
      <path d="M96 36q8-6 16 0" className="stroke-coral" />
    </>
  ),
  'food-challenge-bigger': (
    <>
      <WallClock at="translate(80 30) scale(1.2)" part="quarter" />
      <Bites />
      <path d="M-4 102h168v24H-4z" className={cloth.sun} />
      <path d="M26 74q12-8 24 0M64 70q12-8 24 0M102 66q12-8 24 0" className="stroke-coral" />
    </>
  ),
  'food-challenge-tell': (
    <>
      <Room tone={cloth.sun} />
      <Nurse at="translate(118 40)" arms={['M-19 34q-12 16-24 16']} />
      <Child at="translate(52 56)" mood="unsure" arms={['M-19 34q-6 20 12 20', 'M19 34q8-2 2-18']} />
      <path d="M12 5h30q6 0 6 6v8q0 6-6 6H34l-8 8v-8H12q-6 0-6-6v-8q0-6 6-6z" className={white} />
      <path d="M27 10v6M27 20v.1" className="stroke-coral" strokeWidth="4" />
    </>
  ),
  'food-challenge-choose': (
    <>
      <Room tone={cloth.rose} />
      <Child at="translate(80 46)" mood="glad" arms={['M-19 34q-14 8-22 0', 'M19 34q14 8 22 0']} />
      <Cup at="translate(30 70)" tone={cloth.leaf} />
      <Bear at="translate(130 78)" />
      <Table />
    </>
  ),
  'food-challenge-after': (
    <>
      <Room tone={cloth.denim} />
      <WallClock at="translate(80 24)" part="long" />
      <Nurse at="translate(36 50)" arms={['M19 34q14 8 22 2']} />
      <Child at="translate(124 60)" mood="glad" arms={['M-19 34q-14 0-14-14', 'M19 34q8 12 4 24']} />
      <Sheet at="translate(80 82) scale(.8)" />
    </>
  ),
} as const;
