/** A grain of cedar that drifts off, for pages where nothing is found. */
export function Adrift() {
  return (
    <img src="/art/kids/grains/mountain-cedar.webp" alt="" width="256" height="256" loading="lazy" decoding="async" className="adrift" />
  );
}
