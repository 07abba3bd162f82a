/** Whose plan it is, as far as it is typed before printing; empty where a pen will fill it in. */
export interface Student {
  readonly name: string;
  readonly grade: string;
  readonly school: string;
}

export const nobody: Student = { name: '', grade: '', school: '' };

/** School and grade on their one line of the plans. */
export function schoolAndGrade({ grade, school }: Student): string {
  return [school, grade].filter((text) => text !== '').join(', ');
}
