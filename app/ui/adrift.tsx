import { ThemedPicture } from './themed-picture.tsx';

const variants = [{ suffix: 'wide', widths: [1280] }];

/** The hills of January with one grain of cedar that drifts off, for pages where nothing is to be found. */
export function Adrift() {
  return (
    <div aria-hidden="true" className="adrift">
      <ThemedPicture path="/art/kids/skies/cedar" variants={variants} width={1280} height={720} alt="" sizes="100vw" />
      <img
        src="/art/kids/grains/mountain-cedar.webp"
        alt=""
        width="256"
        height="256"
        loading="lazy"
        decoding="async"
        className="adrift-grain"
      />
    </div>
  );
}
