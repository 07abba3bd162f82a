import { spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * Runs a program of the project in a Node process of its own, so that it can keep one core busy without blocking other work. Rejects with
 * the program's output if it fails. The program is ended when this process exits; a signal counts only if this process exits because of it.
 */
export async function inOwnProcess(program: string, args: readonly string[], environment: NodeJS.ProcessEnv = {}): Promise<void> {
  const child = spawn(process.execPath, [program, ...args], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const end = () => child.kill();
  process.once('exit', end);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8');
    stream.on('data', (text: string) => {
      output += text;
    });
  }
  const [code] = await once(child, 'close');
  process.off('exit', end);
  if (code !== 0) throw new Error(`${program} failed:\n${output}`);
}
