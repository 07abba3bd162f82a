/** Writes and releases a small project: `npm ci`, a build, a server, and the drawings' workspace, none of which needs a network. */
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Serves the pages of its build. */
export const server = `import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
const fileOf = (url) => (url === '/' ? '/index.html' : url);
createServer((asked, answer) => answer.end(readFileSync('build/client' + fileOf(asked.url)))).listen(process.env.PORT);
`;

/** Writes the project into a folder; `build` is a program that writes build/client/index.html. */
export function writeProject(folder: string, build: string): void {
  const small = { name: 'small', version: '1.0.0', workspaces: ['art'] };
  // Like the drawings: a workspace that needs a tool that the server does not.
  const art = { name: 'art', version: '1.0.0', devDependencies: { tool: 'file:../tool' } };
  const tool = { name: 'tool', version: '1.0.0' };
  const links = { 'node_modules/art': { resolved: 'art', link: true }, 'node_modules/tool': { resolved: 'tool', link: true, dev: true } };
  const packages = { '': small, art, tool: { ...tool, dev: true }, ...links };
  const files = {
    'package.json': JSON.stringify({ ...small, type: 'module', scripts: { build: 'node build.js' } }),
    'package-lock.json': JSON.stringify({ ...tool, name: 'small', lockfileVersion: 3, packages }),
    'art/package.json': JSON.stringify(art),
    'tool/package.json': JSON.stringify(tool),
    'server/main.ts': server,
    'build.js': `import { mkdirSync } from 'node:fs';\nmkdirSync('build/client', { recursive: true });\n${build}`,
    '.gitignore': 'node_modules\nbuild\n',
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  cpSync(join(import.meta.dirname, 'release.ts'), join(folder, 'scripts/release.ts'));
}

export interface ReleaseSettings {
  /** Where the releases are kept. */
  readonly releases: string;
  /** Where the site answers. */
  readonly address: string;
  /** The command that restarts the server. */
  readonly restart?: string;
}

/** Runs `npm run release` in a checkout, as a timer does. */
export function release(
  checkout: string,
  { releases, address, restart = 'true' }: ReleaseSettings,
): Promise<{ code: number; said: string }> {
  const settings = { RELEASES: releases, RELEASE_RESTART: restart, RELEASE_ADDRESS: address, RELEASE_TRIAL_PORT: '34567' };
  const env = { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null', ...settings };
  return new Promise((resolve) => {
    execFile(process.execPath, ['scripts/release.ts'], { cwd: checkout, env }, (error, out, told) =>
      resolve({ code: Number(error?.code ?? 0), said: out + told }),
    );
  });
}
