import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

/** React Router 8 asks for this much; TypeScript files run as they are from here on as well. */
const needed = [22, 22];

function newEnough(version) {
  const [major, minor] = version.split('.').map(Number);
  return major > needed[0] || (major === needed[0] && minor >= needed[1]);
}

/**
 * The Node to run the project on: its own, which comes as an npm package for this platform, else the
 * machine's when that is new enough. Throws, saying what to install, when neither is there.
 */
export function projectNode() {
  const own = [
    `node_modules/node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}/bin/node`,
    `node_modules/node-bin-${process.platform}-${process.arch}/bin/node`,
  ]
    .flatMap((path) => [path, `${path}.exe`])
    .find((path) => existsSync(path));
  if (own) return resolve(own);
  if (newEnough(process.versions.node)) return process.execPath;
  throw new Error(
    `Node ${needed.join('.')} or newer is needed; this is ${process.versions.node}, and the project's own Node has no package for ${process.platform} ${process.arch}.`,
  );
}
