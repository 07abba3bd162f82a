const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];

/** Whether the page was reloaded, or come back to by Back or Forward: to the place where it was left. */
export const isReturning = visit !== undefined && visit.type !== 'navigate';
