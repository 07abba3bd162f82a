import { Fist } from '#app/parts/step-drawings/parts/hand.tsx';
import { cloth } from '#app/parts/step-drawings/parts/tones.ts';
import { Bandage, Syringe } from './parts/needle.tsx';
import { type Mood, Person, type Pose } from './parts/person.tsx';
import { Bear, Book, Chair, Room, Sheet, Vial, WallClock } from './parts/things.tsx';

const Child = (pose: Pose) => <Person tone="fair" hair="short" top={cloth.leaf} {...pose} />;

/** Draws the child close up, one arm hanging loosely; the place at the back of the upper arm is (99, 88). */
function SoftArm({ mood }: { readonly mood: Mood }) {
  return <Child at="translate(60 28) scale(1.45)" mood={mood} arms={['M-19 34q-10 14-8 40', 'M19 32q10 14 9 44']} />;
}

export const allergyShot = {
  'allergy-shot-cover': (
    <>
      <Room tone={cloth.denim} />
      <Child at="translate(80 48)" mood="glad" arms={['M-19 34q-14 12-8 26', 'M19 34q16 4 10-16']} />
      <Bandage at="translate(58 92) rotate(64) scale(.7)" />
      <Vial at="translate(130 100)" />
      <Vial at="translate(144 100)" tone={cloth.leaf} />
    </>
  ),
  'allergy-shot-hello': (
    <>
      <Room tone={cloth.denim} />
      <Person at="translate(112 38)" tone="deep" hair="bun" top={cloth.rose} mood="glad" wears="tunic" arms={['M-19 34q-12 14-18 4']} />
      <path d="M84 88h76v34H84z" className={cloth.sun} />
      <Sheet at="translate(92 76) scale(.6)" />
      <Child at="translate(42 60)" mood="calm" arms={['M-19 34q-8 12-6 26', 'M19 34q12 8 18-4']} />
    </>
  ),
  'allergy-shot-arm': (
    <>
      <Room tone={cloth.rose} />
      <SoftArm mood="calm" />
      <circle cx="99" cy="88" r="12" className="stroke-coral" strokeDasharray="5 6" strokeWidth="4" />
      <path d="M148 88h-28M130 79l-10 9 10 9" className="stroke-coral" strokeWidth="5" />
    </>
  ),
  'allergy-shot-pinch': (
    <>
      <Room tone={cloth.rose} />
      <SoftArm mood="unsure" />
      <Syringe at="translate(100 88) scale(.8)" />
      <Fist at="translate(138 88) rotate(90) scale(.5)" tone="deep" sleeve={cloth.rose} />
      <path d="M112 70l4-6M120 76l7-3" className="stroke-coral" />
    </>
  ),
  'allergy-shot-choose': (
    <>
      <Room tone={cloth.sun} />
      <Person at="translate(116 40)" tone="fair" hair="long" top={cloth.denim} mood="glad" arms={['M-19 36q-10 18-22 18']} />
      <Child at="translate(54 56)" mood="blow" arms={['M-19 34q-10 12-6 26', 'M19 34q8 6 18 4']} />
      <path d="M18 36q8-6 16 2M14 48q10-5 20 2M18 60q8-3 14 1" className="stroke-coral" />
    </>
  ),
  'allergy-shot-wait': (
    <>
      <Room />
      <WallClock at="translate(126 28)" part="half" />
      <Chair at="translate(62 88)" tone={cloth.rose} />
      <Child at="translate(62 46)" mood="calm" arms={['M-19 34q-4 16 8 18', 'M19 34q4 16-8 18']} />
      <Book at="translate(62 92)" />
      <Bear at="translate(118 82)" />
    </>
  ),
  'allergy-shot-after': (
    <>
      <Room tone={cloth.sun} />
      <path d="M104 24h44v76h-44z" className={cloth.denim} />
      <path d="M112 62h.1" strokeWidth="6" />
      <Child at="translate(56 44)" mood="glad" arms={['M-19 34q-12 12-8 26', 'M19 34q18 0 18-20']} />
      <Bandage at="translate(31 86) rotate(70) scale(.7)" />
      <path d="M20 70q-6 6-5 14" className="stroke-coral" />
    </>
  ),
} as const;
