import { Pinch } from '#app/parts/step-drawings/parts/hand.tsx';
import { cloth, white } from '#app/parts/step-drawings/parts/tones.ts';
import { Arm, Bumps, Drops } from './parts/arm.tsx';
import { Dropper, Pricker } from './parts/needle.tsx';
import { Person, type Pose } from './parts/person.tsx';
import { Bear, Book, Chair, Room, Tray, Vial, WallClock } from './parts/things.tsx';

const Child = (pose: Pose) => <Person tone="brown" hair="braids" top={cloth.sun} {...pose} />;

export const skinTest = {
  'skin-test-cover': (
    <>
      <Room />
      <Child at="translate(76 48)" mood="glad" arms={['M-19 34q-14 12-10 26', 'M18 32Q34 34 42 10']} />
      <path d="M112 56h.1M116 66h.1M108 70h.1" className="stroke-coral" strokeWidth="6" />
      <Vial at="translate(20 100)" />
      <Vial at="translate(36 100)" tone={cloth.rose} />
    </>
  ),
  'skin-test-meet': (
    <>
      <Room />
      <Person at="translate(44 38)" tone="tan" hair="bun" top={cloth.denim} mood="glad" wears="tunic" arms={['M20 34Q36 34 38 12']} />
      <Child at="translate(118 58)" mood="calm" arms={['M-19 34q-10 6-12-4', 'M19 34q10 12 6 24']} />
      <path d="M92 18q4-4 8 0M94 26q3-2 6 0" className="stroke-coral" />
    </>
  ),
  'skin-test-drops': (
    <>
      <Arm tone="brown" sleeve={cloth.sun} />
      <Drops />
      <Dropper at="translate(86 40)" />
      <Pinch at="translate(86 16) scale(.8)" tone="tan" sleeve={cloth.denim} />
    </>
  ),
  'skin-test-poke': (
    <>
      <Arm tone="brown" sleeve={cloth.sun} />
      <Drops />
      <Pricker at="translate(72 60)" />
      <Pinch at="translate(72 26) scale(.8)" tone="tan" sleeve={cloth.denim} />
      <path d="M58 46l-6-5M86 46l6-5" className="stroke-coral" />
    </>
  ),
  'skin-test-wait': (
    <>
      <Arm tone="brown" sleeve={cloth.sun} />
      <Bumps />
      <WallClock at="translate(130 26)" part="quarter" />
      <path d="M50 42q4-5 0-10t0-10M60 42q4-5 0-10t0-10M84 46q4-5 0-10t0-8" className="stroke-coral" />
    </>
  ),
  'skin-test-choose': (
    <>
      <Room tone={cloth.rose} />
      <Chair at="translate(80 84)" />
      <Person at="translate(80 32)" tone="brown" hair="long" top={cloth.rose} mood="glad" />
      <Child at="translate(80 66) scale(.86)" mood="calm" arms={['M-19 36q-4 16 10 16', 'M19 36q4 16-10 16']} />
      <Bear at="translate(80 104) scale(.8)" />
      <Book at="translate(26 76)" />
    </>
  ),
  'skin-test-after': (
    <>
      <Room tone={cloth.sun} />
      <Person at="translate(40 40)" tone="deep" hair="curls" top={cloth.leaf} mood="glad" wears="coat" arms={['M19 36q14 10 24 4']} />
      <Child at="translate(120 54)" mood="glad" arms={['M-19 34q-10 14-30 14', 'M19 34q8 12 6 24']} />
      <path d="M82 92h24q4 0 4 5t-4 5H84q-6 0-6-5t4-5z" className={white} />
      <Tray at="translate(80 108)" />
    </>
  ),
} as const;
