import { grainPath } from '#app/parts/kids/grain-picture.tsx';
import { cloth, dark, white } from '#app/parts/step-drawings/parts/tones.ts';
import { Person, type Pose } from './parts/person.tsx';
import { Bear, Chair, Room, Sheet } from './parts/things.tsx';

const Child = (pose: Pose) => <Person tone="tan" hair="short" top={cloth.sun} {...pose} />;

const Mother = (pose: Pose) => <Person tone="tan" hair="long" top={cloth.rose} mood="glad" {...pose} />;

const Doctor = (pose: Pose) => <Person tone="brown" hair="bun" top={cloth.denim} mood="glad" wears="coat" {...pose} />;

export const firstVisit = {
  'first-visit-cover': (
    <>
      <path d="M-5 98h170M34 98V38l46-26 46 26v60" />
      <path d="M34 98V38l46-26 46 26v60z" className={cloth.leaf} />
      <path d="M62 98V58h36v40z" className={cloth.sun} />
      <image href={grainPath('mountain-cedar')} x="66" y="20" width="28" height="28" />
      <Child at="translate(26 66) scale(.8)" mood="glad" arms={['M19 34q14-2 12-18', 'M-19 34q-8 12-6 24']} />
      <path d="M46 54h8v8h-8zM106 54h8v8h-8z" className={white} />
    </>
  ),
  'first-visit-desk': (
    <>
      <Room tone={cloth.sun} />
      <Person at="translate(122 40)" tone="deep" hair="curls" top={cloth.leaf} mood="glad" arms={['M-19 32Q-32 30-30 10']} />
      <path d="M92 84h72v40H92z" className={cloth.denim} />
      <Mother at="translate(28 40)" arms={['M19 36q8 16 14 22']} />
      <Child at="translate(66 68) scale(.86)" mood="calm" arms={['M-19 34q-8 8-10-4', 'M19 34q12 2 10-12']} />
    </>
  ),
  'first-visit-ready': (
    <>
      <Room />
      <path d="M100 20h46v80h-46z" className={cloth.sun} />
      <path d="M108 62h.1" strokeWidth="6" />
      <Person at="translate(84 42)" tone="fair" hair="short" top={cloth.denim} mood="glad" wears="tunic" arms={['M19 34q14 0 20-14']} />
      <Child at="translate(34 64)" mood="calm" arms={['M-19 34q-8 12-4 24', 'M19 34q8 10 4 22']} />
    </>
  ),
  'first-visit-talk': (
    <>
      <Room tone={cloth.rose} />
      <Doctor at="translate(122 46)" arms={['M-19 36q-10 14-18 6']} />
      <Child at="translate(38 56)" mood="calm" arms={['M-19 34q-8 12-4 24', 'M19 34q18-2 10-22']} />
      <path d="M50 8h34q7 0 7 7v7q0 7-7 7H64l-9 9v-9h-5q-7 0-7-7v-7q0-7 7-7z" className={white} />
      <path d="M60 15q6-5 10 0 1 4-4 7M66 26v.1" className="stroke-coral" />
    </>
  ),
  'first-visit-look': (
    <>
      <Room tone={cloth.denim} />
      <Doctor at="translate(112 42)" arms={['M-19 36q-12 18-36 14']} />
      <Child at="translate(50 50)" mood="glad" arms={['M-19 34q-8 12-4 26', 'M19 34q8 12 4 26']} />
      <circle cx="56" cy="92" r="6" className="fill-coral" />
      <path d="M24 70q-5 8 0 16M16 66q-8 12 0 24" strokeWidth="2.5" />
    </>
  ),
  'first-visit-wait': (
    <>
      <Room tone={cloth.leaf} />
      <Chair at="translate(50 90)" tone={cloth.rose} />
      <Child at="translate(50 48)" mood="calm" arms={['M-19 34q-2 18 12 20', 'M19 34q2 18-12 20']} />
      <Bear at="translate(50 94)" />
      <path d="M98 36h50v46H98z" className={white} />
      <path
        d="M108 52c4 5 4 9 0 9s-4-4 0-9zM123 52c4 5 4 9 0 9s-4-4 0-9zM138 52c4 5 4 9 0 9s-4-4 0-9z"
        className="fill-[light-dark(#7fcbe0,#4f9db3)]"
        strokeWidth="2"
      />
      <path d="M106 72h34" className="stroke-coral" />
    </>
  ),
  'first-visit-home': (
    <>
      <Room tone={cloth.sun} />
      <path d="M6 100V34h34v66z" className={dark} />
      <Mother at="translate(76 42)" arms={['M19 36q10 10 18 6']} />
      <Child at="translate(122 62) scale(.9)" mood="glad" arms={['M-19 34q-8 2-8-8', 'M19 34q14 0 12-20']} />
      <Sheet at="translate(149 66) scale(.5)" />
    </>
  ),
} as const;
