/** Milliseconds between two reports of the same fault. */
const pause = 60_000;
/** The most faults that are remembered. */
const mostKinds = 100;

/** Reports the same fault at most once a minute, because a failing store fails every request and the log must not fill the disk. */
export function seldom(report: (fault: unknown) => void, now: () => number): (fault: unknown) => void {
  const last = new Map<string, number>();
  return (fault) => {
    const kind = fault instanceof Error ? `${fault.message} ${fault.cause instanceof Error ? fault.cause.message : ''}` : String(fault);
    const before = last.get(kind);
    if (before !== undefined && now() - before < pause) return;
    if (last.size >= mostKinds) last.clear();
    last.set(kind, now());
    report(fault);
  };
}
