import { dark, type Skin, skin } from './tones.ts';

/** A face from the side, looking left; the nostril is near (84, 66). */
export function Face({ tone }: { readonly tone: Skin }) {
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
