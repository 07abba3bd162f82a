import type { TestProject } from 'vitest/node';
import { serveSite } from '../../scripts/bench/site-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly origin: string;
  }
}

/** Serves build/client on a free port while the tests run. */
export default async function setup(project: TestProject) {
  const { origin, stop } = await serveSite('.');
  project.provide('origin', origin);
  return stop;
}
