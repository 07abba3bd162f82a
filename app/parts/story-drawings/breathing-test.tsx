import { Inhaler, Spacer } from '#app/parts/step-drawings/parts/devices.tsx';
import { Profile } from '#app/parts/step-drawings/parts/profile.tsx';
import { cloth, dark } from '#app/parts/step-drawings/parts/tones.ts';
import { Limb } from './parts/limb.tsx';
import { Person, type Pose } from './parts/person.tsx';
import { Cake, Chair, Room, Sheet, Spirometer, WallClock } from './parts/things.tsx';

const Child = (pose: Pose) => <Person tone="tan" hair="curls" top={cloth.rose} {...pose} />;

const Coach = (pose: Pose) => <Person tone="brown" hair="short" top={cloth.denim} mood="glad" wears="tunic" {...pose} />;

/** Draws the child's head from the side, with the mouth at (71, 68). */
function CurlyHead() {
  return (
    <>
      <Profile at="translate(44 56)" tone="tan" />
      <path
        d="M64 38c6-9-4-18-14-15-5-8-18-5-19 4-9 0-14 10-9 17-5 6-2 15 6 16 4 8 12 4 10-4 8-2 8-10 6-14 8-2 14-4 20-4z"
        className={dark}
      />
    </>
  );
}

/** Draws the child from the side on a chair, lips around the mouthpiece. */
function Blowing() {
  return (
    <>
      <path d="M10 126V62" strokeWidth="7" />
      <path d="M16 130c0-24 4-38 22-40h12c16 2 22 14 24 40z" className={cloth.rose} />
      <CurlyHead />
      <path d="M66 50h8v6h-8z" className="fill-coral" strokeWidth="2" />
      <Spirometer at="translate(124 60)" />
      <Limb d="M52 104q16 6 22-30" tone="tan" />
    </>
  );
}

export const breathingTest = {
  'breathing-test-cover': (
    <>
      <Room tone={cloth.rose} />
      <Child at="translate(52 50)" mood="blow" arms={['M-19 34q-10 12-6 26', 'M19 34q8 14 4 26']} />
      <path d="M76 60q10-6 18 0M78 68q10 0 16 4" className="stroke-coral" />
      <Cake at="translate(122 100)" />
    </>
  ),
  'breathing-test-meet': (
    <>
      <Room tone={cloth.sun} />
      <Coach at="translate(40 42)" arms={['M19 34Q36 30 34 8']} />
      <Spirometer at="translate(122 76)" />
      <path d="M86 20l4 8 9 1-7 6 2 9-8-5-8 5 2-9-7-6 9-1z" className="stroke-coral" />
    </>
  ),
  'breathing-test-ready': (
    <>
      <Room />
      <Chair at="translate(56 90)" />
      <Child at="translate(56 44) scale(1.1)" mood="calm" arms={['M-19 34q-8 12 0 24', 'M19 34q14 2 4-18']} />
      <path d="M53 44h6v7h-6z" className="fill-coral" strokeWidth="2" />
      <Spirometer at="translate(130 76) scale(.8)" />
    </>
  ),
  'breathing-test-blow': (
    <>
      <Blowing />
      <path d="M84 46q8-6 14-2M84 88q8 6 14 2" className="stroke-coral" strokeWidth="4" />
    </>
  ),
  'breathing-test-rest': (
    <>
      <Room tone={cloth.sun} />
      <Coach at="translate(124 46)" arms={['M-19 34Q-34 30-32 10']} />
      <Chair at="translate(50 92)" />
      <Child at="translate(50 50)" mood="glad" arms={['M-19 34q-6 14 4 22', 'M19 34q6 14-4 22']} />
      <path d="M12 10v14M22 10v14M32 10v14" className="stroke-coral" strokeWidth="4" />
    </>
  ),
  'breathing-test-medicine': (
    <>
      <path d="M16 130c0-24 4-38 22-40h12c16 2 22 14 24 40z" className={cloth.rose} />
      <CurlyHead />
      <Spacer at="translate(68 68) scale(.7 .8)" />
      <Inhaler at="translate(117 68) scale(.7)" />
      <Limb d="M52 104q26 6 40-24" tone="tan" />
      <WallClock at="translate(134 98)" part="quarter" />
      <path d="M24 100q-5-7 1-8 3-1 4 3 1-4 4-3 6 1 1 8l-5 5z" className="fill-coral" strokeWidth="2" />
    </>
  ),
  'breathing-test-after': (
    <>
      <Room tone={cloth.denim} />
      <Person at="translate(44 40)" tone="fair" hair="gray" top={cloth.leaf} mood="glad" wears="coat" arms={['M19 36q10 14 18 6']} />
      <Child at="translate(124 58)" mood="glad" arms={['M-19 34q-14 6-16-10', 'M19 34q8 12 4 24']} />
      <Sheet at="translate(86 66)" />
    </>
  ),
} as const;
