import type { TestProject } from 'vitest/node';
import { serveBuild } from '../../scripts/bench/site-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly origin: string;
  }
}

/** Serves build/client on a free port for as long as the tests run. */
export default async function setup(project: TestProject) {
  const { origin, stop } = await serveBuild('build');
  project.provide('origin', origin);
  return stop;
}
