interface ArrowProps {
  /** The start of the arrow. */
  readonly x: number;
  readonly y: number;
  readonly length: number;
  /** Degrees: 0 points right, 90 down. */
  readonly turn: number;
}

/** Draws the one movement to make: the boldest shape in a drawing, with a rim against what lies below. */
export function Arrow({ x, y, length, turn }: ArrowProps) {
  const neck = length - 15;
  return (
    <path
      transform={`translate(${x} ${y}) rotate(${turn})`}
      d={`M0-5H${neck}V-13L${length} 0 ${neck} 13V5H0z`}
      className="fill-coral stroke-mist"
      strokeWidth="5"
      paintOrder="stroke"
    />
  );
}
