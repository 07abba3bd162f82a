import type { ReactNode } from 'react';

interface AnswerBesideProps {
  /** The tool's questions. */
  readonly children: ReactNode;
  /** The answer; while there is none, the questions have the whole width. */
  readonly answer: ReactNode;
  /** Content under the questions, and on a phone under the answer. */
  readonly below?: ReactNode;
}

/** A tool's questions and its answer: from 1,024 px on in columns 1 to 8 and 9 to 12, the answer always in sight; else it follows. */
export function AnswerBeside({ children, answer, below }: AnswerBesideProps) {
  return (
    <div className="lg:grid lg:grid-cols-3 lg:grid-rows-[auto_1fr] lg:items-start lg:gap-x-8 print:block">
      <div className={`min-w-0 ${answer ? 'lg:col-span-2' : 'lg:col-span-3'}`}>{children}</div>
      {answer && (
        <div className="min-w-0 lg:sticky lg:top-[calc(var(--head-room)+1.25rem)] lg:col-start-3 lg:row-span-2 lg:row-start-1">
          {answer}
        </div>
      )}
      {below && <div className="min-w-0 lg:col-span-2">{below}</div>}
    </div>
  );
}
