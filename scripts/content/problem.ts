/** What a check found, worded so that a writer can fix it without reading the check. */
export interface Problem {
  readonly path: string;
  /** 1-based. */
  readonly line: number;
  readonly wrong: string;
  /** What to do about it. */
  readonly mend: string;
}

function formatProblem({ path, line, wrong, mend }: Problem): string {
  return `${path}:${line}  ${wrong}\n    ${mend}`;
}

/** Prints the problems of one check; returns the exit code. */
export function printProblems(check: string, problems: readonly Problem[]): number {
  console.log(`${check}: ${problems.length === 0 ? 'nothing found' : `${problems.length} to mend`}`);
  for (const problem of problems) console.log(formatProblem(problem));
  return problems.length === 0 ? 0 : 1;
}
