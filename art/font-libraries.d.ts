/** The parts of two untyped packages that the build scripts and drawings use. */
declare module 'fontkit' {
  export interface BoundingBox {
    readonly minX: number;
    readonly minY: number;
    readonly maxX: number;
    readonly maxY: number;
  }
  export interface Path {
    readonly bbox: BoundingBox;
    toSVG(): string;
    scale(x: number, y?: number): Path;
    translate(x: number, y: number): Path;
  }
  export interface Glyph {
    readonly id: number;
    readonly advanceWidth: number;
    readonly path: Path;
  }
  export interface GlyphPosition {
    readonly xAdvance: number;
    readonly xOffset: number;
    readonly yOffset: number;
  }
  export interface GlyphRun {
    readonly glyphs: readonly Glyph[];
    readonly positions: readonly GlyphPosition[];
    readonly advanceWidth: number;
  }
  export interface Font {
    readonly unitsPerEm: number;
    readonly ascent: number;
    readonly descent: number;
    readonly xHeight: number;
    readonly capHeight: number;
    readonly characterSet: readonly number[];
    readonly variationAxes: Readonly<Record<string, { readonly min: number; readonly default: number; readonly max: number }>>;
    glyphForCodePoint(codePoint: number): Glyph;
    hasGlyphForCodePoint(codePoint: number): boolean;
    layout(text: string, features?: readonly string[] | Readonly<Record<string, boolean>>): GlyphRun;
    getVariation(settings: Readonly<Record<string, number>>): Font;
  }
  export function create(buffer: Uint8Array): Font;
  export function openSync(path: string): Font;
}

declare module 'subset-font' {
  export interface SubsetOptions {
    readonly targetFormat?: 'sfnt' | 'woff' | 'woff2';
    readonly keepFeatures?: readonly string[];
    readonly noHinting?: boolean;
    readonly dropTables?: readonly string[];
    readonly variationAxes?: Readonly<Record<string, number | { readonly min: number; readonly max: number; readonly default?: number }>>;
  }
  export default function subsetFont(font: Uint8Array, text: string, options?: SubsetOptions): Promise<Buffer>;
}
