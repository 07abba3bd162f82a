/** A grain of cedar that drifts off, for pages where nothing is found. */
export function DriftingGrain() {
  return (
    <img src="/art/kids/grains/mountain-cedar.webp" alt="" width="256" height="256" loading="lazy" decoding="async" className="adrift" />
  );
}
