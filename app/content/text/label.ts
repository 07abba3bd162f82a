import type { Bilingual } from '#app/site/language.ts';

/** What a photograph is for. */
export type PictureUse = 'physician' | 'staff' | 'slide';

/** What the practice's own people read beside a field where they change it. */
export type FieldMeta = {
  readonly label?: Bilingual;
  readonly help?: Bilingual;
  /** What each value of a choice is called. */
  readonly options?: Readonly<Record<string, Bilingual>>;
  /** The records whose ids may be chosen. */
  readonly of?: 'offices' | 'medicineClasses';
  readonly input?: 'time' | 'phone';
  /** A photograph, chosen and cut at the desk. */
  readonly picture?: PictureUse;
  /** Of a list: its items stay as many as they are, in their order. */
  readonly steady?: true;
  /** Changed by hand only: what ties records together, sources, and what a physician signs. */
  readonly fixed?: true;
};

declare module 'zod' {
  interface GlobalMeta extends FieldMeta {}
}

/** For `.meta()` of a schema: a field's name in both languages, and what else its form needs. */
export function label(en: string, es: string, more: Omit<FieldMeta, 'label'> = {}): FieldMeta {
  return { label: { en, es }, ...more };
}

/** For `.meta()` of what no form changes. */
export const fixed: FieldMeta = { fixed: true };
