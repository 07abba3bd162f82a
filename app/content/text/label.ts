import type { Bilingual } from '#app/site/language.ts';

/** The use of a photograph. */
export type PictureUse = 'physician' | 'staff' | 'slide';

/** The texts that the staff read beside a field that they edit. */
export type FieldMeta = {
  readonly label?: Bilingual;
  readonly help?: Bilingual;
  /** The name of each value of a choice. */
  readonly options?: Readonly<Record<string, Bilingual>>;
  /** The records whose ids may be chosen. */
  readonly of?: 'offices' | 'medicineClasses';
  readonly input?: 'time' | 'phone';
  /** A photograph, chosen and cropped at the desk. */
  readonly picture?: PictureUse;
  /** A list whose items keep their number and their order. */
  readonly steady?: true;
  /** Changed by hand only: links between records, sources, and what a physician approves. */
  readonly fixed?: true;
};

declare module 'zod' {
  interface GlobalMeta extends FieldMeta {}
}

/** For `.meta()` of a schema: a field's name in both languages, and what else its form needs. */
export function label(en: string, es: string, more: Omit<FieldMeta, 'label'> = {}): FieldMeta {
  return { label: { en, es }, ...more };
}

/** For `.meta()` of fields that no form edits. */
export const fixed: FieldMeta = { fixed: true };
