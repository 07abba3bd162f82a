import { Arrow } from './parts/arrow.tsx';
import { Inhaler, Spacer, SprayInHand } from './parts/devices.tsx';
import { Fist } from './parts/hand.tsx';
import { Profile } from './parts/profile.tsx';
import { cloth, dark, type Skin, skin, white } from './parts/tones.ts';

/** Draws a person upright on a chair, lips closed around the spacer's mouthpiece, the inhaler at its far end. */
function Breathing() {
  return (
    <>
      <path d="M14 130V72" strokeWidth="7" />
      <path d="M18 136c0-24 4-36 22-38h12c16 2 22 14 24 38z" className={cloth.leaf} />
      <Profile at="translate(44 64)" tone="brown" />
      <Spacer at="translate(67 76) scale(.72 .8)" />
      <Inhaler at="translate(116 76) scale(.7)" />
      <Fist at="translate(96 78) rotate(90) scale(.76)" tone="brown" sleeve={cloth.leaf} />
    </>
  );
}

/** Draws the spray straight in one nostril, as deep as the fingers allow. */
function Spraying({ pressed = false }: { readonly pressed?: boolean }) {
  return (
    <g transform="translate(14-24) scale(.96)">
      <Face tone="tan" />
      <SprayInHand at="translate(90 48) rotate(16) scale(-.88 .88)" tone="deep" sleeve={cloth.sun} inside pressed={pressed} />
    </g>
  );
}

/** Draws a face from the side, looking left; the nostril is near (84, 66). */
function Face({ tone }: { readonly tone: Skin }) {
  return (
    <>
      <path
        d="M118-9C104 2 102 20 96 29 90 38 78 46 72 54c-4 6-1 11 5 12 6 1 11 1 12 4 0 3-4 4-2 8-4 3-3 6 0 8-3 3-2 6 0 9 2 8-3 12 4 17 8 4 20 3 30 0l3 40h44V-9z"
        className={skin[tone]}
      />
      <path d="M110-4c4 18 24 26 32 34 4 14 0 28-2 40 6 8 18 8 26 2V-9z" className={dark} />
      <path d="M136 66c-10 2-12-16-2-18 8-1 12 6 8 12" className={skin[tone]} />
      <path d="M90 54c6 0 8 7 3 11M112 40q6-5 12 0M107 30q7-5 15-2" strokeWidth="2.5" />
    </>
  );
}

/** The steps with a nasal spray or an inhaler. */
export const sprayAndInhalerSteps = {
  /** A finger on each side of the nozzle, the thumb under the plunger. */
  'spray-hold': (
    <>
      <SprayInHand at="translate(62 12)" tone="deep" sleeve={cloth.sun} />
      <path d="M46 39h.1M78 39h.1M66 102h.1" className="stroke-coral" strokeWidth="9" />
    </>
  ),
  /** The nozzle pushed straight into one nostril until the fingers touch the nose. */
  'spray-in-nostril': (
    <>
      <Spraying />
      <Arrow x={50} y={26} length={26} turn={-74} />
    </>
  ),
  /** The plunger pushed all the way in with the thumb. */
  'spray-press': (
    <>
      <Spraying pressed />
      <path d="M106 14h.1M103 7h.1M112 9h.1" className="stroke-coral" strokeWidth="4" />
      <Arrow x={73} y={122} length={29} turn={-74} />
    </>
  ),
  /** The inhaler, its cap off, shaken up and down. */
  'inhaler-shake': (
    <>
      <Inhaler at="translate(44 88)" />
      <Fist at="translate(72 62)" tone="brown" sleeve={cloth.leaf} />
      <path
        d="M28 34V98M18 46l10-13 10 13M18 86l10 13 10-13M112 18q8 6 10 16M102 104q14-2 20-12"
        className="stroke-coral"
        strokeWidth="7"
      />
    </>
  ),
  /** The inhaler's mouthpiece pushed into the open end of the spacer. */
  'inhaler-into-spacer': (
    <>
      <Spacer at="translate(8 72)" />
      <Inhaler at="translate(98 72)" />
      <Arrow x={108} y={30} length={50} turn={180} />
    </>
  ),
  /** Sitting upright, lips tight around the mouthpiece. */
  'inhaler-mouth-seal': (
    <>
      <Breathing />
      <circle cx="70" cy="76" r="13" className="stroke-coral" strokeWidth="5" />
    </>
  ),
  /** One press on the canister, then one slow breath in. */
  'inhaler-press-breathe': (
    <>
      <Breathing />
      <Arrow x={134} y={3} length={28} turn={90} />
      <path d="M66 76q-20 0-21 16v16M34 99l11 12 11-12" className="stroke-coral" strokeWidth="6" />
    </>
  ),
  /** A small child on an adult's lap; the mask of the spacer covers nose and mouth without a gap. */
  'spacer-mask-child': (
    <>
      <path d="M-5 66c30-16 50-4 54 16v48H-5z" className={cloth.rose} />
      <Profile at="translate(24 32) scale(.84)" tone="tan" />
      <path d="M36 130c0-20 4-28 16-28h14c12 2 16 10 16 28z" className={cloth.sun} />
      <Profile at="translate(62 76) scale(.74)" tone="fair" />
      <Spacer at="translate(84 82) scale(.6 .7)" />
      <path d="M83 74q17 2 17 10T82 99q-7-12 1-25z" className={white} />
      <Inhaler at="translate(124 82) scale(.66)" />
      <Fist at="translate(108 84) rotate(90) scale(.68)" tone="tan" sleeve={cloth.rose} />
      <path d="M83 73q-8 13-1 27" className="stroke-coral" strokeWidth="5" />
    </>
  ),
} as const;
