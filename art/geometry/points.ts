export type Point = readonly [x: number, y: number];

const rows = (text: string) => text.split(' ').map((row) => row.split(',').map(Number));

/** Points written as SVG writes them: "x,y x,y". */
export const points = (text: string) => rows(text) as unknown as readonly Point[];

/** Rows of three numbers, written in the same way. */
export const triples = (text: string) => rows(text) as unknown as readonly (readonly [number, number, number])[];

/** Rows of four numbers, written in the same way. */
export const quads = (text: string) => rows(text) as unknown as readonly (readonly [number, number, number, number])[];

/** Four control points of a cubic curve, from the foot of a stem to its tip. */
export type Curve = readonly [Point, Point, Point, Point];

/** A cubic curve by its four control points. */
export const curveOf = (text: string) => rows(text) as unknown as Curve;
