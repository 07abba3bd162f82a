import { useId } from 'react';
import type { Student } from '#app/parts/action-plan/student.ts';
import { useWords } from '#app/ui/use-language.ts';
import { words } from './words.ts';

interface StudentFormProps {
  readonly student: Student;
  readonly onChange: (student: Student) => void;
}

/** Letters that fit on a line of the sheets. */
const longest = 60;

/** Who the sheets are for: what is typed is written on the sheets below and goes nowhere else. */
export function StudentForm({ student, onChange }: StudentFormProps) {
  const w = useWords(words);
  const field = useId();
  return (
    <div className="needs-script grid max-w-3xl grid-cols-[1fr_2fr] gap-4">
      {(['name', 'grade', 'school'] as const).map((key) => (
        <div key={key} className={key === 'name' ? 'col-span-full' : 'min-w-0'}>
          <label htmlFor={`${field}-${key}`} className="mb-1 block font-semibold">
            {w[key]}
          </label>
          <input
            id={`${field}-${key}`}
            type="text"
            className="field w-full"
            autoComplete="off"
            maxLength={longest}
            value={student[key]}
            onChange={(event) => onChange({ ...student, [key]: event.target.value })}
          />
        </div>
      ))}
    </div>
  );
}
