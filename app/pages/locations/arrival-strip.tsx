import type { ShownOffice } from '#app/parts/offices/shown-office.ts';

const bus = 'M40 62h52a6 6 0 0 1 6 6v24H34V68a6 6 0 0 1 6-6zM34 80h64M56 64v16M77 64v16';

/** Sketches the way to an office: its street with the bus, the building with door and number, the parking. The text below says the same. */
export function ArrivalStrip({ street }: Pick<ShownOffice, 'street'>) {
  const [number, road] = street.replace(/\s+#\S+$/, '').split(/\s(.*)/s);
  return (
    <svg viewBox="0 0 440 128" aria-hidden="true" className="mt-4 h-auto w-full rounded-card bg-mist print:hidden">
      <path d="M0 94h440v34H0z" className="fill-line" />
      <path d="M12 112h416" className="stroke-card" strokeWidth="2.5" strokeDasharray="14 12" />
      <g fill="none" className="stroke-oak" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round">
        <path d={bus} className="fill-card" />
        <circle cx="50" cy="93" r="7" className="fill-card" />
        <circle cx="82" cy="93" r="7" className="fill-card" />
        <path d="M176 94V26h128v68" className="fill-card" />
        <path d="M228 94V60h24v34M246 78v.1" />
        <path d="M364 94V62M346 24h36v38h-36z" className="fill-card" />
      </g>
      <g textAnchor="middle" className="fill-ink font-bold">
        <text x="240" y="48" className="text-[1.125rem]">
          {number}
        </text>
        <text x="364" y="51" className="text-[1.5rem]">
          P
        </text>
        <text x="220" y="118" className="stroke-line text-[1rem] [paint-order:stroke]" strokeWidth="8">
          {road}
        </text>
      </g>
    </svg>
  );
}
