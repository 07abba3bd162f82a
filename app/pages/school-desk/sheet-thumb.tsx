/** What lies under the head of each sheet, in the thumb’s units. */
const drawn = {
  letter: 'M12 34H84M12 42H84M12 50H76M12 58H84M12 66H60M12 88H44M52 88H84M12 104H44M52 104H84',
  asthma: 'M12 42H60M12 50H52M12 70H60M12 78H52M12 98H60M12 106H52',
  anaphylaxis: 'M12 60H44M12 68H40M12 76H44M52 60H84M52 68H80M52 76H84M12 94H84M12 104H84',
} as const;

/** The bands of a plan: the zones of one, the head of the other. */
const bands = {
  letter: [],
  asthma: [
    { top: 34, height: 24, fill: 'fill-oak/25' },
    { top: 62, height: 24, fill: 'fill-gold/30' },
    { top: 90, height: 24, fill: 'fill-alarm/25' },
  ],
  anaphylaxis: [{ top: 32, height: 20, fill: 'fill-alarm-field' }],
} as const;

export type SheetKind = keyof typeof drawn;

/** A sheet in small: enough to tell the three apart. */
export function SheetThumb({ kind }: { readonly kind: SheetKind }) {
  return (
    <svg viewBox="0 0 96 124" aria-hidden="true" className="h-25 w-auto flex-none md:h-31 forced-color-adjust-none">
      <rect x="0.5" y="0.5" width="95" height="123" rx="3" className="fill-page stroke-control" />
      <path d="M12 14H52" strokeWidth="5" className="stroke-ink" />
      <path d="M12 22H36M68 14H84M68 20H84" strokeWidth="2" className="stroke-quiet" />
      {bands[kind].map(({ top, height, fill }) => (
        <rect key={top} x="8" y={top} width="80" height={height} rx="2" className={fill} />
      ))}
      <path d={drawn[kind]} strokeWidth="2" className="stroke-quiet" />
    </svg>
  );
}
